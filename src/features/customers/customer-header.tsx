import { Container, Group, Text } from '@mantine/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconArrowLeft, IconBuilding, IconChevronDown, IconChevronUp, IconUser } from '@tabler/icons-react'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { cloneElement, useEffect, useId, useRef, useState, type ReactElement, type ReactNode } from 'react'
import type { CompanyData } from '#generated/model/company-data.ts'
import type { CustomerStatus } from '#generated/model/customer-status.ts'
import type { Locks } from '#generated/model/locks.ts'
import type { ProductLimit } from '#generated/model/product-limit.ts'
import { addSuccess } from '#src/shared/alerts/alerts.ts'
import { addProblem } from '#src/shared/alerts/problem-alert.ts'
import { Copyable } from '#src/shared/elements/copyable.tsx'
import { EmailText } from '#src/shared/elements/email-text.tsx'
import { IconButton, IconLink } from '#src/shared/elements/icon-button.tsx'
import { softDisabledProps } from '#src/shared/elements/soft-disabled.ts'
import { ValueBadge, StatusBadge } from '#src/shared/elements/status-badge.tsx'
import { formatDate } from '#src/shared/format/day.ts'
import { formatCallNumber, formatEuros } from '#src/shared/format/numbers.ts'
import { pollWhilePending } from '#src/shared/query/poll-while-pending.ts'
import type { Query } from '#src/shared/query/port.ts'
import { ReloadIcon } from '#src/shared/table/reload-button.tsx'
import { focusTitleIfFocusLost } from '#src/shared/ui/restore-focus.ts'
import type { BusinessActionsPort, PrivateActionsPort } from './customer-actions-port.ts'
import { formatAddress } from './customer-address.ts'
import classes from './customer-header.module.css'
import { customerStates, formatLocks, TerminationDate } from './customer-status.tsx'
import type { BusinessCustomersPort, PrivateCustomersPort } from './customers-port.ts'

/** An empty link to a page about the customer. */
type PageLink = ReactElement<{ className?: string }>
type Links<TPage extends string> = Record<TPage | 'receiptsAndTransactions' | 'administration' | 'list', PageLink> & {
  /** To the customers before and after this one in the list; undefined at its ends. */
  neighbours?: { previous: PageLink | undefined; next: PageLink | undefined } | undefined
}
type HeaderProps<TPort, TPage extends string> = {
  port: TPort
  bpNumber: string
  links: Links<TPage>
  actions?: ReactNode
}

/** A customer, and by the customerId what is loaded after them. */
type PrivatePort = Pick<PrivateCustomersPort, 'customer'> & {
  contract: (customerId: string) => Pick<PrivateActionsPort, 'product' | 'limit'>
}
type BusinessPort = Pick<BusinessCustomersPort, 'customer'> & {
  /** Whom the bank talks to. */
  company: () => Query<Pick<CompanyData, 'contactPerson'>>
  contract: (customerId: string) => Pick<BusinessActionsPort, 'limit'>
}

/** Identifies the private customer above each of their pages (R370). */
export function PrivateCustomerHeader({ port, bpNumber, links, actions }: HeaderProps<PrivatePort, 'mypaybox'>) {
  const { t } = useLingui()
  const { id } = useSuspenseQuery(port.customer(bpNumber)).data
  const contract = port.contract(id)
  const { data: product } = useQuery(withoutRetry(contract.product()))
  const limit = useRestOfLimit(contract.limit())
  const born = (day: string) => t`born ${day}`
  return (
    <CustomerHeader
      query={port.customer(bpNumber)}
      bpNumber={bpNumber}
      icon={<IconUser size={24} aria-hidden />}
      list={links.list}
      neighbours={links.neighbours}
      actions={actions}
      summarize={({ firstName, lastName, callNumber, email, postalAddress, birthDate, status, terminationDate }) => ({
        name: `${firstName} ${lastName}`,
        status,
        terminationDate,
        facts: [
          { label: t`Phone number`, value: formatCallNumber(callNumber), copied: `+43${callNumber}`, isClear: true },
          { label: t`E-mail address`, value: email, isClear: true, cut: 'last' },
          { label: t`Address`, value: formatAddress(postalAddress), isClear: true, cut: 'first' },
          { label: t`Date of birth`, value: born(formatDate(birthDate)), copied: formatDate(birthDate), isClear: true },
          { label: t`Product`, value: product?.productType, isClear: true },
          { label: t`Limit`, value: limit },
        ],
      })}
      pages={[
        { label: t`Product and data`, link: links.mypaybox },
        { label: t`Receipts and transactions`, link: links.receiptsAndTransactions },
        { label: t`Customer file`, link: links.administration },
      ]}
    />
  )
}

/** Identifies the company above each of its pages (R376, R377). */
export function BusinessCustomerHeader({
  port,
  bpNumber,
  links,
  actions,
}: HeaderProps<BusinessPort, 'callingNumbers'>) {
  const { t } = useLingui()
  const { id } = useSuspenseQuery(port.customer(bpNumber)).data
  const limit = useRestOfLimit(port.contract(id).limit())
  const contact = useQuery(withoutRetry(port.company())).data?.contactPerson
  return (
    <CustomerHeader
      query={port.customer(bpNumber)}
      bpNumber={bpNumber}
      icon={<IconBuilding size={24} aria-hidden />}
      list={links.list}
      neighbours={links.neighbours}
      actions={actions}
      summarize={({ companyName, postalAddress, statusDetails: { status, terminationDate } }) => ({
        name: companyName,
        status,
        terminationDate,
        facts: [
          { label: t`Address`, value: formatAddress(postalAddress), isClear: true, cut: 'first' },
          { label: t`Limit`, value: limit },
          { label: t`Contact person`, value: contact && `${contact.firstName} ${contact.lastName}`, isClear: true },
          { label: t`E-mail address`, value: contact?.email, isClear: true, cut: 'last' },
          ...phoneOf(t`Phone number`, contact),
        ],
      })}
      pages={[
        { label: t`Receipts and transactions`, link: links.receiptsAndTransactions },
        { label: t`Calling numbers`, link: links.callingNumbers },
        { label: t`Customer file`, link: links.administration },
      ]}
    />
  )
}

/** Does not fetch again after an error, which the page below shows if it needs the same. */
const withoutRetry = <TData,>(query: Query<TData>) => ({ ...query, retryOnMount: false })

function useRestOfLimit(query: Query<ProductLimit>): string | undefined {
  const { t } = useLingui()
  const { data: limit } = useQuery(withoutRetry(query))
  if (limit === undefined) return undefined
  const [remaining, monthly] = [formatEuros(limit.remainingLimitEUR), formatEuros(limit.monthlyLimitEUR)]
  return t`${remaining} left of ${monthly}`
}

const phoneOf = (label: string, contact: CompanyData['contactPerson'] | undefined): Fact[] =>
  contact?.callNumber
    ? [{ label, value: formatCallNumber(contact.callNumber), copied: `+43${contact.callNumber}`, isClear: true }]
    : []

type Fact = {
  label: string
  /** Undefined until it is loaded; its place stays empty where that fails. */
  value: string | undefined
  /** The text of the copy button, if it differs. */
  copied?: string
  /** Says by itself what it is, so that its label is for screen readers at a desk. */
  isClear?: true
  /** Where all of them do not fit into one line, this one is cut, before or after the others. */
  cut?: 'first' | 'last'
}

type Props<TCustomer> = {
  query: Query<TCustomer>
  bpNumber: string
  icon: ReactNode
  summarize: (customer: TCustomer) => {
    name: string
    status: CustomerStatus
    terminationDate: string | null
    /** Beside the number; what is loaded later comes last. */
    facts: readonly Fact[]
  }
  pages: readonly { label: string; link: PageLink }[]
  /** Back to the list as it was left. */
  list: PageLink
  neighbours: Links<never>['neighbours']
  actions: ReactNode
}

/** Scrolls to a link on a phone, which may not show all at once; a browser leaves a focused one where a part of it is in sight. */
const showWhole = (link: Element): void => void link.scrollIntoView({ block: 'nearest', inline: 'nearest' })

/** The header above all pages of a customer, with the links between them. */
function CustomerHeader<TCustomer extends { locks: Locks; taskOpen: boolean }>(props: Props<TCustomer>) {
  const { query, bpNumber, icon, summarize, pages, list, neighbours, actions } = props
  const { i18n, t } = useLingui()
  const { data: customer } = useSuspenseQuery(query)
  const { name, status, terminationDate, facts } = summarize(customer)
  const locked = formatLocks(i18n, customer.locks)
  const nav = useRef<HTMLElement>(null)
  const [opened, setOpened] = useState(false)
  const id = useId()
  useEffect(() => {
    const row = nav.current!
    const current = row.querySelector('[aria-current=page]')
    if (current) showWhole(current)
    const showFocused = ({ target }: FocusEvent) => showWhole(target as Element)
    row.addEventListener('focusin', showFocused)
    return () => row.removeEventListener('focusin', showFocused)
  }, [])
  return (
    <section className={classes.band} aria-label={t`Customer`}>
      <Container className={classes.bar!}>
        <div className={classes.who} data-opened={opened || undefined}>
          <IconLink
            label={t`Back to the list`}
            title={t`Back to the list`}
            link={list}
            className={classes.back!}
            icon={<IconArrowLeft size={20} aria-hidden />}
          />
          {neighbours && (
            <div className={classes.neighbours}>
              <NeighbourLink
                label={t`Previous entry of the list`}
                link={neighbours.previous}
                icon={<IconChevronUp size={20} aria-hidden />}
              />
              <NeighbourLink
                label={t`Next entry of the list`}
                link={neighbours.next}
                icon={<IconChevronDown size={20} aria-hidden />}
              />
            </div>
          )}
          <span className={classes.sign}>{icon}</span>
          <div className={classes.text}>
            <Group gap="xs" className={classes.first!}>
              <Text component="span" className={classes.name!}>
                {name}
              </Text>
              <ValueBadge states={customerStates} value={status} />
              {terminationDate !== null && (
                <Text component="span" size="sm">
                  <TerminationDate status={status} day={terminationDate} />
                </Text>
              )}
              {/* Fits beside a name, while the locks need a line of their own. */}
              <RunningTask query={query} />
              {locked !== '' && (
                <StatusBadge tone="bad">
                  <Trans>Locked: {locked}</Trans>
                </StatusBadge>
              )}
            </Group>
          </div>
          <div className={classes.toggle}>
            <IconButton
              label={t`Details`}
              title={t`Details`}
              aria-expanded={opened}
              aria-controls={id}
              onClick={() => setOpened(!opened)}
              icon={<IconChevronDown size={22} aria-hidden />}
            />
          </div>
          <nav ref={nav} aria-label={t`Customer pages`} className={classes.pages} data-scrolls-sideways>
            {pages.map(({ label, link }) => cloneElement(link, { key: label, className: classes.page! }, label))}
          </nav>
          {actions !== undefined && <div className={classes.actions}>{actions}</div>}
          <dl id={id} className={classes.facts}>
            {[{ label: t`Customer number`, value: bpNumber }, ...facts].map((fact) => (
              <FactItem key={fact.label} {...fact} />
            ))}
          </dl>
        </div>
      </Container>
    </section>
  )
}

const FactItem = ({ label, value, copied = value, isClear, cut }: Fact) => (
  <div data-clear={isClear} data-cut={cut} data-empty={value === undefined || undefined}>
    <dt>{label}</dt>
    <dd className="amount">
      {value !== undefined && (
        <Copyable value={copied!} label={label}>
          <span title={cut && value}>
            <EmailText>{value}</EmailText>
          </span>
        </Copyable>
      )}
    </dd>
  </div>
)

type NeighbourProps = { label: string; link: PageLink | undefined; icon: ReactElement }

/** A disabled button at the end of the list, so that the other link stays in its place. */
const NeighbourLink = ({ label, link, icon }: NeighbourProps) =>
  link === undefined ? (
    <IconButton {...softDisabledProps({ disabled: true })} label={label} title={label} icon={icon} />
  ) : (
    <IconLink label={label} title={label} link={link} icon={icon} />
  )

const hasOpenTask = ({ taskOpen }: { taskOpen: boolean }) => taskOpen

/** Says that a task runs for the customer and polls until it ends; after the polling stops, a button checks once more. */
function RunningTask<TData extends { taskOpen: boolean }>({ query }: { query: Query<TData> }) {
  const { t } = useLingui()
  const { data, refetch, isFetching } = useQuery(pollWhilePending(query, hasOpenTask))
  const isRunning = data?.taskOpen === true
  const hadFocus = useRef(false)
  // The button disappears with the task.
  useEffect(() => {
    if (!isRunning && hadFocus.current) focusTitleIfFocusLost()
  }, [isRunning])

  async function checkNow() {
    if (isFetching) return
    const result = await refetch()
    if (result.error !== null) addProblem(result.error)
    else if (result.data?.taskOpen === false) addSuccess(msg`The task is done.`)
  }

  if (!isRunning) return null
  const label = t`Check whether the task is done`
  return (
    <span className={classes.task}>
      <StatusBadge tone="waiting">
        <Trans>Task is running</Trans>
      </StatusBadge>
      <IconButton
        title={label}
        label={label}
        aria-busy={isFetching}
        onFocus={() => (hadFocus.current = true)}
        // oxlint-disable-next-line portal/defer-blur -- only remembers that it had the focus
        onBlur={({ relatedTarget }) => (hadFocus.current = relatedTarget === null)}
        onClick={() => void checkNow()}
        icon={<ReloadIcon isLoading={isFetching} />}
      />
    </span>
  )
}
