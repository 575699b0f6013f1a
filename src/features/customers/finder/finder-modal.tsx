import '@mantine/core/styles/Combobox.layer.css'
import { Combobox, Text, TextInput, useCombobox } from '@mantine/core'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconBuilding, IconList, IconSearch, IconUser } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { ValueBadge } from '#src/shared/elements/status-badge.tsx'
import { ProblemNote } from '#src/shared/problem/problem-note.tsx'
import { searchProblem, visibleText } from '#src/shared/table/state/list-search.ts'
import { useSearchSentences, useSearchText } from '#src/shared/table/filters/filters.tsx'
import { Modal } from '#src/shared/ui/modal/modal.tsx'
import { customerSearch } from '../customers-search.ts'
import { customerStates } from '../customer-states.ts'
import { openedLast, type CustomerKind } from '../kept.ts'
import type { FinderPorts, FinderWays } from './finder-port.ts'
import classes from './finder.module.css'
import { useFound, useOpened, type Hit } from './use-found.ts'

type Props = FinderWays & { ports: FinderPorts; opened: boolean; onClose: () => void }

/** Goes to a customer of either kind by whatever the bank's search knows of them; without words to those opened last. */
export function FinderModal({ opened, onClose, ...props }: Props) {
  const { t } = useLingui()
  return (
    <Modal opened={opened} onClose={onClose} title={t`Find a customer`} size={640}>
      <Choice {...props} onClose={onClose} />
    </Modal>
  )
}

function Choice({ ports, toCustomer, toList, onClose }: Omit<Props, 'opened'>) {
  const { t } = useLingui()
  const [asked, setAsked] = useState<string>()
  const [last] = useState(openedLast)
  /** Enter was pressed before the answer was there. */
  const hurry = useRef(false)
  const box = useSearchText({ search: asked, rules: customerSearch, onSearch: setAsked })
  const sentences = useSearchSentences(customerSearch)
  /** Why what stands in the box is not searched for; what was found before is not for it. */
  const problem = searchProblem(box.text, customerSearch)
  const found = useFound(ports, problem === undefined ? asked : undefined)
  const before = useOpened(ports, last)
  const combobox = useCombobox({ opened: true })
  const isEmpty = visibleText(box.text) === ''
  const isFresh = (isEmpty || box.isSearched) && !found.isFetching
  const hits = isEmpty ? before : found.groups.flatMap((group) => group.hits)
  const names: Record<CustomerKind, string> = { private: t`Private customers`, business: t`Business customers` }

  const go = (value: string) => {
    onClose()
    const hit = hits.find(({ bpNumber }) => bpNumber === value)
    if (hit) toCustomer(hit)
    else toList(value as CustomerKind, asked ?? '')
  }
  const settle = useEffectEvent((fresh: boolean, shown: readonly string[]) => {
    combobox.resetSelectedOption()
    if (!fresh || shown.length === 0) return
    if (hurry.current && shown.length === 1) go(shown[0]!)
    else combobox.selectFirstOption()
    hurry.current = false
  })
  const numbers = hits.map(({ bpNumber }) => bpNumber).join(' ')
  useEffect(() => void settle(isFresh, numbers === '' ? [] : numbers.split(' ')), [isFresh, numbers])

  function statusText(): string | undefined {
    if (isEmpty) return before.length === 0 ? t`Whom you have opened is offered here the next time.` : undefined
    if (problem !== undefined) return box.problem === undefined ? sentences[problem] : undefined
    if (!isFresh) return t`Searching …`
    if (found.error !== null) return undefined
    return plural(found.total, { 0: 'Nobody was found.', one: '# customer found', other: '# customers found' })
  }

  return (
    <Combobox store={combobox} onOptionSubmit={go}>
      <Combobox.EventsTarget withExpandedAttribute>
        <TextInput
          label={t`Customer number, name, phone number, e-mail address or address`}
          description={t`At least 3 characters. Companies are found by number, name and address.`}
          error={box.problem !== undefined && sentences[box.problem]}
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
            hurry.current = false
            box.type(event.currentTarget.value)
          }}
          onKeyDown={(event) => {
            if (event.key === 'Escape') onClose() // the list that is always open would keep it
            if (event.key !== 'Enter' || isFresh) return
            hurry.current = true
            box.enter()
          }}
        />
      </Combobox.EventsTarget>
      <Text role="status" size="sm" c="dimmed" mt="xs">
        {statusText()}
      </Text>
      {found.error !== null && <ProblemNote error={found.error} />}
      <Combobox.Options className={classes.options!} aria-label={t`Found customers`}>
        {isEmpty
          ? before.length > 0 && (
              <Combobox.Group label={t`Opened last`}>
                {before.map((hit) => (
                  <Option key={hit.bpNumber} hit={hit} />
                ))}
              </Combobox.Group>
            )
          : found.groups.map(({ kind, hits: ofKind, total }) => (
              <Combobox.Group key={kind} label={names[kind]}>
                {ofKind.map((hit) => (
                  <Option key={hit.bpNumber} hit={hit} />
                ))}
                {total > ofKind.length && (
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
  const Sign = kind === 'private' ? IconUser : IconBuilding
  return (
    <Combobox.Option value={bpNumber} className={classes.option!}>
      <Sign size={20} className={classes.sign} aria-hidden />
      <span className={classes.who}>
        <span className={classes.name}>{name}</span>
        <span className={`${classes.facts} amount`}>{facts.join(' · ')}</span>
      </span>
      {status !== 'ACTIVE' && <ValueBadge states={customerStates} value={status} />}
    </Combobox.Option>
  )
}
