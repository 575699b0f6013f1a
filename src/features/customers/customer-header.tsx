import { Anchor, Container, Group, Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconArrowLeft, IconBuilding, IconUser } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { cloneElement, useEffect, useRef, type ReactElement, type ReactNode } from 'react'
import type { CustomerStatus } from '#generated/model/customer-status.ts'
import type { Locks } from '#generated/model/locks.ts'
import { Copyable } from '#src/shared/elements/copyable.tsx'
import { ValueBadge, StatusBadge } from '#src/shared/elements/status-badge.tsx'
import { formatDate } from '#src/shared/format/date.ts'
import { formatCallNumber } from '#src/shared/format/call-number.ts'
import type { Query } from '#src/shared/query/port.ts'
import classes from './customer-header.module.css'
import { customerStates } from './customer-states.ts'
import type { BusinessCustomersPort, PrivateCustomersPort } from './customers-port.ts'
import { lockText } from './lock-words.ts'
import { RunningTask } from './running-task.tsx'
import { EndOf } from './termination-status.tsx'

/** The way to a page about the customer, as an empty link. */
type Way = ReactElement<{ className?: string }>
type Ways<TPage extends string> = Record<TPage | 'receiptsAndTransactions' | 'administration' | 'list', Way>
type Given<TPort extends { customer: unknown }, TPage extends string> = {
  port: Pick<TPort, 'customer'>
  bpNumber: string
  links: Ways<TPage>
  /** What can be done with the customer. */
  actions?: ReactNode
}

/** Who the private customer is, from every page about them (R370). */
export function PrivateCustomerHeader({ port, bpNumber, links, actions }: Given<PrivateCustomersPort, 'mypaybox'>) {
  const { t } = useLingui()
  return (
    <CustomerHeader
      query={port.customer(bpNumber)}
      bpNumber={bpNumber}
      icon={<IconUser size={24} aria-hidden />}
      list={links.list}
      actions={actions}
      who={({ firstName, lastName, callNumber, birthDate, status, terminationDate }) => ({
        name: `${firstName} ${lastName}`,
        status,
        end: terminationDate,
        facts: [
          { label: t`Phone number`, value: formatCallNumber(callNumber) },
          { label: t`Date of birth`, value: formatDate(birthDate) },
        ],
      })}
      pages={[
        { label: t`Product and data`, link: links.mypaybox },
        { label: t`Receipts and transactions`, link: links.receiptsAndTransactions },
        { label: t`Administration`, link: links.administration },
      ]}
    />
  )
}

/** Which company it is, from every page about it (R376, R377). */
export function BusinessCustomerHeader({
  port,
  bpNumber,
  links,
  actions,
}: Given<BusinessCustomersPort, 'callingNumbers'>) {
  const { t } = useLingui()
  return (
    <CustomerHeader
      query={port.customer(bpNumber)}
      bpNumber={bpNumber}
      icon={<IconBuilding size={24} aria-hidden />}
      list={links.list}
      actions={actions}
      who={({ companyName, statusDetails: { status, terminationDate } }) => ({
        name: companyName,
        status,
        end: terminationDate,
        facts: [],
      })}
      pages={[
        { label: t`Receipts and transactions`, link: links.receiptsAndTransactions },
        { label: t`Calling numbers`, link: links.callingNumbers },
        { label: t`Administration`, link: links.administration },
      ]}
    />
  )
}

type Props<TCustomer> = {
  query: Query<TCustomer>
  bpNumber: string
  icon: ReactNode
  /** Its facts are further identification, beside the number. */
  who: (customer: TCustomer) => {
    name: string
    status: CustomerStatus
    /** When the contract ends or has ended. */
    end: string | null
    facts: readonly { label: string; value: string }[]
  }
  pages: readonly { label: string; link: Way }[]
  /** Back to the list as it was left. */
  list: Way
  actions: ReactNode
}

/** Whose pages these are, above all of them, and the ways between them. */
function CustomerHeader<TCustomer extends { locks: Locks; taskOpen: boolean }>(props: Props<TCustomer>) {
  const { query, bpNumber, icon, who, pages, list, actions } = props
  const { i18n, t } = useLingui()
  const { data: customer } = useSuspenseQuery(query)
  const { name, status, end, facts } = who(customer)
  const locked = lockText(i18n, customer.locks)
  const ways = useRef<HTMLElement>(null)
  useEffect(() => {
    const open = ways.current?.querySelector('[aria-current=page]')
    void open?.scrollIntoView({ block: 'nearest', inline: 'nearest' }) // on a phone it may stand outside of the row
  }, [])
  return (
    <section className={classes.band} aria-label={t`Customer`}>
      <Container className={classes.bar!}>
        <Anchor size="sm" className={classes.back!} renderRoot={(link) => cloneElement(list, link)}>
          <IconArrowLeft size={16} aria-hidden />
          <Trans>Back to the list</Trans>
        </Anchor>
        <div className={classes.who}>
          <span className={classes.sign}>{icon}</span>
          <div className={classes.text}>
            <Group gap="xs" className={classes.first!}>
              <Text component="span" className={classes.name!}>
                {name}
              </Text>
              <ValueBadge states={customerStates} value={status} />
              {end !== null && (
                <Text component="span" size="sm">
                  <EndOf status={status} day={end} />
                </Text>
              )}
              {locked !== '' && (
                <StatusBadge tone="bad">
                  <Trans>Locked: {locked}</Trans>
                </StatusBadge>
              )}
              <RunningTask query={query} />
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
              {facts.map(({ label, value }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd className="amount">{value}</dd>
                </div>
              ))}
            </dl>
          </div>
          {actions !== undefined && <div className={classes.actions}>{actions}</div>}
        </div>
        <nav ref={ways} aria-label={t`Pages of the customer`} className={classes.pages}>
          {pages.map(({ label, link }) => cloneElement(link, { key: label, className: classes.page! }, label))}
        </nav>
      </Container>
    </section>
  )
}
