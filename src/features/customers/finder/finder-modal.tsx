import '@mantine/core/styles/Combobox.layer.css'
import { Combobox, Text, TextInput, useCombobox } from '@mantine/core'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconBuilding, IconChevronRight, IconList, IconSearch, IconUser } from '@tabler/icons-react'
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { searchMinimum } from '#generated/model/constants.ts'
import type { BusinessCustomer } from '#generated/model/business-customer.ts'
import type { CustomerStatus } from '#generated/model/customer-status.ts'
import type { PrivateCustomer } from '#generated/model/private-customer.ts'
import { ValueBadge } from '#src/shared/elements/status-badge.tsx'
import { formatCallNumber } from '#src/shared/format/numbers.ts'
import { ProblemNote } from '#src/shared/problem/problem-note.tsx'
import { useSearchSentences, useSearchText } from '#src/shared/table/filters/filters.tsx'
import { searchProblem, visibleText } from '#src/shared/table/state/list-search.ts'
import { Modal } from '#src/shared/ui/modal/modal.tsx'
import { useRegisteredShortcuts } from '#src/shared/ui/shortcuts.ts'
import { customerStates } from '../customer-status.tsx'
import {
  customerSearchRules,
  type BusinessCustomersPort,
  type CustomerKind,
  type CustomerReference,
  type PrivateCustomersPort,
} from '../customers-port.ts'
import { readRecentCustomers } from '../recent-customers.ts'
import classes from './finder.module.css'
import { liveRegion } from '../../../shared/elements/live-region.ts'

// Loaded with the first opening of the finder.

/** The finder searches both kinds of customers. */
export type FinderPorts = { privateCustomers: PrivateCustomersPort; businessCustomers: BusinessCustomersPort }

export type FinderProps = {
  ports: FinderPorts
  /** Both leave for another page, which closes the finder. */
  onOpenCustomer: (customer: CustomerReference) => void
  /** Runs once the finder is closed. */
  onAction: (run: () => void) => void
  /** The keys of the header's own shortcuts, which are no actions of the open customer. */
  headerKeys: readonly string[]
  /** Shows all matches in the list of their kind. */
  onShowList: (kind: CustomerKind, q: string) => void
}

type Props = FinderProps & { opened: boolean; onClose: () => void }

/** Finds customers of both kinds; without a search text it offers the recently opened ones. */
export function FinderModal({ opened, onClose, ...props }: Props) {
  const { t } = useLingui()
  return (
    <Modal opened={opened} onClose={onClose} title={t`Find a customer`} size={640}>
      <Finder {...props} onClose={onClose} />
    </Modal>
  )
}

function Finder({ ports, onOpenCustomer, onShowList, onAction, headerKeys, onClose }: Omit<Props, 'opened'>) {
  const { t } = useLingui()
  const [q, setQ] = useState<string>()
  const [recentCustomers] = useState(readRecentCustomers)
  /** Enter was pressed before the answer arrived. */
  const openWhenFound = useRef(false)
  const box = useSearchText({ search: q, rules: customerSearchRules, onSearch: setQ })
  const sentences = useSearchSentences(customerSearchRules)
  /** Why the typed text is not searched for; earlier matches do not belong to it. */
  const problem = searchProblem(box.text, customerSearchRules)
  const found = useCustomerSearch(ports, problem === undefined ? q : undefined)
  const recent = useRecentCustomers(ports, recentCustomers)
  const combobox = useCombobox({ opened: true })
  const actions = useRegisteredShortcuts().filter(({ keys }) => !headerKeys.includes(keys))
  const isEmpty = visibleText(box.text) === ''
  const isFresh = (isEmpty || box.isSearched) && !found.isFetching
  const hits = isEmpty ? recent : found.groups.flatMap((group) => group.hits)
  const names: Record<CustomerKind, string> = { private: t`Private customers`, business: t`Business customers` }

  /** The value of an option is the key of an action, a customer number, or the kind whose list is shown. */
  const choose = (value: string) => {
    const action = actions.find(({ keys }) => keys === value)
    if (action) return onAction(action.run)
    const hit = hits.find(({ bpNumber }) => bpNumber === value)
    if (hit) onOpenCustomer(hit)
    else onShowList(value as CustomerKind, q ?? '')
    return undefined
  }
  const selectFirst = useEffectEvent((fresh: boolean, shown: readonly string[], offered: number) => {
    combobox.resetSelectedOption()
    if (!fresh || (shown.length === 0 && !(isEmpty && offered > 0))) return
    if (openWhenFound.current && shown.length === 1) choose(shown[0]!)
    else combobox.selectFirstOption()
    openWhenFound.current = false
  })
  const numbers = hits.map(({ bpNumber }) => bpNumber).join(' ')
  const actionCount = actions.length
  useEffect(
    () => void selectFirst(isFresh, numbers === '' ? [] : numbers.split(' '), actionCount),
    [isFresh, numbers, actionCount],
  )

  function statusText(): string | undefined {
    if (isEmpty) return recent.length === 0 ? t`Customers you open will appear here next time.` : undefined
    if (problem !== undefined) return box.problem === undefined ? sentences[problem] : undefined
    if (!isFresh) return t`Searching …`
    if (found.error !== null) return undefined
    return plural(found.total, { 0: 'Nobody found', one: '# customer found', other: '# customers found' })
  }

  return (
    <Combobox store={combobox} onOptionSubmit={choose}>
      <Combobox.EventsTarget withExpandedAttribute>
        <TextInput
          label={t`Customer number, name, phone number, e-mail address or address`}
          description={t`A company also by one of its calling numbers; at least ${searchMinimum} characters`}
          error={box.problem !== undefined && sentences[box.problem]}
          errorProps={{ role: 'alert' }}
          size="md"
          data-autofocus
          type="text"
          inputMode="search"
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          leftSection={<IconSearch size={18} aria-hidden />}
          value={box.text}
          onChange={(event) => {
            openWhenFound.current = false
            box.type(event.currentTarget.value)
          }}
          onKeyDown={(event) => {
            if (event.key === 'Escape') onClose() // the list of options is always open and would take the key
            if (event.key !== 'Enter' || isFresh) return
            openWhenFound.current = true
            box.enter()
          }}
        />
      </Combobox.EventsTarget>
      <Text {...liveRegion} size="sm" c="dimmed" mt="xs">
        {statusText()}
      </Text>
      {found.error !== null && <ProblemNote error={found.error} />}
      <Combobox.Options className={classes.options!} aria-label={t`Customers found`}>
        {isEmpty && actions.length > 0 && (
          <Combobox.Group label={t`On this page`}>
            {actions.map(({ keys, description }) => (
              <Combobox.Option key={keys} value={keys} className={classes.option!}>
                <IconChevronRight size={20} className={classes.sign} aria-hidden />
                <span className={classes.who}>{description}</span>
                <kbd className={classes.keys} aria-hidden>
                  {keys.toUpperCase()}
                </kbd>
              </Combobox.Option>
            ))}
          </Combobox.Group>
        )}
        {isEmpty
          ? recent.length > 0 && (
              <Combobox.Group label={t`Recently opened`}>
                {recent.map((hit) => (
                  <Option key={hit.bpNumber} hit={hit} />
                ))}
              </Combobox.Group>
            )
          : found.groups.map(({ kind, hits: hitsOfKind, total }) => (
              <Combobox.Group key={kind} label={names[kind]}>
                {hitsOfKind.map((hit) => (
                  <Option key={hit.bpNumber} hit={hit} />
                ))}
                {total > hitsOfKind.length && (
                  <Combobox.Option value={kind} className={classes.option!}>
                    <IconList size={20} className={classes.sign} aria-hidden />
                    <Trans>Show all {total} in the list</Trans>
                  </Combobox.Option>
                )}
              </Combobox.Group>
            ))}
      </Combobox.Options>
    </Combobox>
  )
}

function Option({ hit: { kind, bpNumber, name, facts, status } }: { hit: Hit }) {
  const Icon = kind === 'private' ? IconUser : IconBuilding
  return (
    <Combobox.Option value={bpNumber} className={classes.option!}>
      <Icon size={20} className={classes.sign} aria-hidden />
      <span className={classes.who}>
        <span className={classes.name}>{name}</span>
        <span className={`${classes.facts} amount`}>{facts.join(' · ')}</span>
      </span>
      {status !== 'ACTIVE' && <ValueBadge states={customerStates} value={status} />}
    </Combobox.Option>
  )
}

/** A match of the finder. */
type Hit = CustomerReference & { name: string; facts: readonly string[]; status: CustomerStatus }

const createPrivateHit = (customer: PrivateCustomer): Hit => ({
  kind: 'private',
  bpNumber: customer.bpNumber,
  name: `${customer.firstName} ${customer.lastName}`,
  facts: [customer.bpNumber, formatCallNumber(customer.callNumber), customer.postalAddress.city],
  status: customer.status,
})

const createBusinessHit = (customer: BusinessCustomer): Hit => ({
  kind: 'business',
  bpNumber: customer.bpNumber,
  name: customer.companyName,
  facts: [customer.bpNumber, customer.postalAddress.city],
  status: customer.statusDetails.status,
})

/** Matches shown of each kind; the list has the others. */
const maxHitsPerKind = 6

/** Searches both kinds of customers; disabled without a search text. */
function useCustomerSearch({ privateCustomers, businessCustomers }: FinderPorts, q: string | undefined) {
  const search = { q: q ?? '' }
  const [enabled, placeholderData] = [q !== undefined, keepPreviousData]
  const people = useQuery({ ...privateCustomers.customers(search), enabled, placeholderData })
  const companies = useQuery({ ...businessCustomers.customers(search), enabled, placeholderData })
  const groups: { kind: CustomerKind; hits: Hit[]; total: number }[] = [
    {
      kind: 'private',
      hits: people.data?.results.slice(0, maxHitsPerKind).map(createPrivateHit) ?? [],
      total: people.data?.total ?? 0,
    },
    {
      kind: 'business',
      hits: companies.data?.results.slice(0, maxHitsPerKind).map(createBusinessHit) ?? [],
      total: companies.data?.total ?? 0,
    },
  ]
  return {
    groups: groups.filter(({ hits }) => enabled && hits.length > 0),
    total: (people.data?.total ?? 0) + (companies.data?.total ?? 0),
    isFetching: enabled && (people.isFetching || companies.isFetching),
    error: people.error ?? companies.error,
  }
}

/** Loads the recently opened customers; leaves out those that no longer exist. */
function useRecentCustomers(
  { privateCustomers, businessCustomers }: FinderPorts,
  recent: readonly CustomerReference[],
): Hit[] {
  const people = useQueries({
    queries: recent.filter(({ kind }) => kind === 'private').map(({ bpNumber }) => privateCustomers.customer(bpNumber)),
    combine: (results) => results.flatMap(({ data }) => (data ? [createPrivateHit(data)] : [])),
  })
  const companies = useQueries({
    queries: recent
      .filter(({ kind }) => kind === 'business')
      .map(({ bpNumber }) => businessCustomers.customer(bpNumber)),
    combine: (results) => results.flatMap(({ data }) => (data ? [createBusinessHit(data)] : [])),
  })
  return recent.flatMap(({ bpNumber }) => [...people, ...companies].filter((hit) => hit.bpNumber === bpNumber))
}
