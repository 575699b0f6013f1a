import { Container, Group, Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { cloneElement, useEffect, useRef, type ReactElement, type ReactNode } from 'react'
import type { CustomerStatus } from '#generated/model/customer-status.ts'
import type { Locks } from '#generated/model/locks.ts'
import { Copyable } from '#src/shared/elements/copyable.tsx'
import { StatusBadge } from '#src/shared/elements/status-badge.tsx'
import classes from './customer-header.module.css'
import { CustomerState } from './customer-state.tsx'
import { isLocked } from './locked.ts'

/** One page about the customer: its name and the way there, as an empty link. */
export type CustomerPage = { label: string; link: ReactElement<{ className?: string }> }

type Props = {
  name: string
  icon: ReactNode
  bpNumber: string
  /** Further identification, beside the number. */
  facts?: readonly { label: string; value: ReactNode }[]
  status: CustomerStatus
  locks: Locks
  /** Says whether work runs on the customer. */
  task: ReactNode
  pages: readonly CustomerPage[]
}

/** Whose pages these are, above all of them, and the ways between them. */
export function CustomerHeader({ name, icon, bpNumber, facts, status, locks, task, pages }: Props) {
  const { t } = useLingui()
  const ways = useRef<HTMLElement>(null)
  useEffect(() => {
    const open = ways.current?.querySelector('[aria-current=page]')
    void open?.scrollIntoView({ block: 'nearest', inline: 'nearest' }) // on a phone it may stand outside of the row
  }, [])
  return (
    <section className={classes.band} aria-label={t`Customer`}>
      <Container size={1200} className={classes.bar!}>
        <div className={classes.who}>
          <span className={classes.sign}>{icon}</span>
          <div className={classes.text}>
            <Group gap="xs" className={classes.first!}>
              <Text component="span" className={classes.name!}>
                {name}
              </Text>
              <CustomerState status={status} />
              {isLocked(locks) && (
                <StatusBadge tone="bad">
                  <Trans>Locked</Trans>
                </StatusBadge>
              )}
              {task}
            </Group>
            <dl className={classes.facts}>
              <div>
                <dt>
                  <Trans>Customer number</Trans>
                </dt>
                <dd className="amount">
                  <Copyable value={bpNumber} label={t`Customer number`} />
                </dd>
              </div>
              {facts?.map(({ label, value }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd className="amount">{value}</dd>
                </div>
              ))}
            </dl>
          </div>
        </div>
        <nav ref={ways} aria-label={t`Pages of the customer`} className={classes.pages}>
          {pages.map(({ label, link }) => cloneElement(link, { key: label, className: classes.page! }, label))}
        </nav>
      </Container>
    </section>
  )
}
