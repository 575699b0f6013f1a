import { Button, Input, TextInput, UnstyledButton } from '@mantine/core'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconChevronDown, IconFilter, IconSearch, IconX } from '@tabler/icons-react'
import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { IconButton } from '../../elements/icon-button.tsx'
import { NativeSelect } from '../../elements/native-select.tsx'
import { loadable, usePreload } from '../../ui/loadable.tsx'
import { PopupPart, popupButtonProps, usePopup } from '../../ui/popup.tsx'
import { updateListSearch } from '../state/list-state.ts'
import {
  withDefaultRules,
  type ListDefinition,
  type ListSearch,
  searchProblem,
  type SearchProblem,
  type SearchRules,
  visibleText,
} from '../state/list-search.ts'
import classes from './filters.module.css'
import { liveRegion } from '../../elements/live-region.ts'

/** A filter that is set, as a person reads it, such as "Active". */
export type ActiveFilter = { label: string; onRemove: () => void }

type BarProps = {
  /** Search and filters. */
  children: ReactNode
  /** The order of the list, for phones, whose cards have no column headers. */
  sort?: ReactNode
  active: readonly ActiveFilter[]
  /** Buttons at the end of the bar. */
  button?: ReactNode
}

/** Search and filters above a list, side by side where there is room; on a phone behind one button, so that the list comes first. */
export function FilterBar({ children, sort, active, button }: BarProps) {
  const { t } = useLingui()
  const [opened, setOpened] = useState(false)
  const id = useId()
  const toggle = useRef<HTMLButtonElement>(null)
  return (
    <div className={classes.bar}>
      <Button
        ref={toggle}
        variant="default"
        className={classes.toggle!}
        leftSection={<IconFilter size={18} aria-hidden />}
        aria-expanded={opened}
        aria-controls={id}
        onClick={() => setOpened(!opened)}
      >
        {active.length === 0 ? <Trans>Filter</Trans> : <Trans>Filter ({active.length})</Trans>}
      </Button>
      {button && <div className={classes.buttons}>{button}</div>}
      <div role="search" id={id} className={classes.fields} data-opened={opened || undefined}>
        {children}
        {sort && <div className={classes.sort}>{sort}</div>}
      </div>
      {active.length > 0 && (
        <ul className={classes.chips} aria-label={t`Active filters`}>
          {active.map(({ label, onRemove }) => (
            <li key={label}>
              <UnstyledButton
                className={classes.chip!}
                aria-label={t`Remove the filter ${label}`}
                onClick={() => {
                  void toggle.current?.focus() // the chip disappears
                  onRemove()
                }}
              >
                <span>{label}</span>
                <IconX size={16} aria-hidden />
              </UnstyledButton>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

type Option<TValue extends string> = { value: TValue; label: string }

type MultiSelectProps<TValue extends string> = {
  label: string
  options: readonly Option<TValue>[]
  /** Undefined means all. */
  chosen: readonly TValue[] | undefined
  onChoose: (chosen: TValue[] | undefined) => void
}

const none: never[] = []

const FilterChoices = loadable(async () => (await import('../on-demand/filter-choices.tsx')).FilterChoices)

/** Filter by any of several values; no choice shows all rows. */
export function MultiSelectFilter<TValue extends string>({
  label,
  options,
  onChoose,
  ...props
}: MultiSelectProps<TValue>) {
  const chosen = props.chosen ?? none
  const { t } = useLingui()
  const id = useId()
  const names = options.filter(({ value }) => chosen.includes(value)).map((option) => option.label)
  const summary = names.length === 0 ? t`All` : names.length <= 2 ? names.join(', ') : t`${names.length} selected`
  const choose = (values: readonly string[]) => {
    const next = options.map(({ value }) => value).filter((value) => values.includes(value))
    onChoose(next.length === 0 ? undefined : next)
  }
  usePreload('popup', FilterChoices)
  const popup = usePopup()
  return (
    <div className={classes.field}>
      <Input.Label labelElement="div" id={id} size="md">
        {label}
      </Input.Label>
      <Button
        {...popupButtonProps(popup)}
        variant="default"
        fullWidth
        className={classes.select!}
        justify="space-between"
        fw={400}
        rightSection={<IconChevronDown size={18} aria-hidden />}
        aria-labelledby={`${id} ${id}-summary`}
      >
        <span id={`${id}-summary`}>{summary}</span>
      </Button>
      <PopupPart popup={popup}>
        <FilterChoices popup={popup} labelId={id} options={options} chosen={chosen} onChoose={choose} />
      </PopupPart>
    </div>
  )
}

type SelectProps<TValue extends string> = {
  label: string
  description?: string
  options: readonly Option<TValue>[]
  chosen: TValue
  onChoose: (chosen: TValue) => void
}

/** Filter by exactly one value; a native select, which phones show in their own way. */
export function SelectFilter<TValue extends string>({ options, chosen, onChoose, ...texts }: SelectProps<TValue>) {
  return (
    <NativeSelect
      {...texts}
      size="md"
      className={classes.field!}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      data={options}
      value={chosen}
      onChange={(event) => {
        const value = options.find((option) => option.value === event.currentTarget.value)?.value
        if (value !== undefined) onChoose(value)
      }}
    />
  )
}

type SearchBoxProps<TSearch extends ListSearch> = {
  /** Label of the field, such as "Search customers". */
  label: string
  /** Help text; by default the minimum length. */
  description?: string
  list: ListDefinition<TSearch>
  search: TSearch
  onSearch: (next: TSearch) => void
  /** Called on Enter when the text is searched for already, for example to open the only match. */
  onEnterAgain?: () => void
}

/** Search box of a list, with the rules of the list (R212 to R218). Enter searches at once, Escape clears the text. */
export function SearchBox<TSearch extends ListSearch>(props: SearchBoxProps<TSearch>) {
  const { label, description, list, search, onSearch, onEnterAgain } = props
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  const rules = list.searchRules ?? {}
  const { minimum, digitsOnly } = withDefaultRules(rules)
  const sentences = useSearchSentences(rules)
  const box = useSearchText({
    search: search.q,
    rules,
    onSearch: (q) => onSearch(updateListSearch<ListSearch>(search, { q }) as TSearch),
  })
  const hint = digitsOnly
    ? plural(minimum, { one: 'At least # digit', other: 'At least # digits' })
    : plural(minimum, { one: 'At least # character', other: 'At least # characters' })

  /** What the list shows while it is not searched by the typed text. */
  const shown = search.q ?? ''
  const staleText = shown === '' ? t`Not searched yet` : t`The list still shows “${shown}”`

  return (
    <TextInput
      ref={input}
      size="md"
      className={`${classes.field} ${classes.search}`}
      data-stale={box.isStale || undefined}
      inputContainer={withStaleNotice(box.isStale ? staleText : undefined, box.isPending)}
      label={label}
      placeholder=" " // its label lies in the field while the field is empty
      description={description ?? (minimum > 1 ? hint : undefined)}
      error={box.problem === undefined ? undefined : sentences[box.problem]}
      errorProps={{ role: 'alert' }}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      type="text"
      role="searchbox"
      inputMode={digitsOnly ? 'tel' : 'search'}
      enterKeyHint="search"
      autoComplete="off"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      leftSection={<IconSearch size={18} aria-hidden />}
      rightSectionWidth={44}
      rightSection={
        box.text !== '' && (
          <IconButton
            tone="gray"
            label={t`Clear the search`}
            onClick={() => {
              box.type('')
              input.current?.focus()
            }}
            icon={<IconX size={18} aria-hidden />}
          />
        )
      }
      value={box.text}
      onChange={(event) => box.type(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
          event.preventDefault()
          if (box.isSearched) onEnterAgain?.()
          else box.enter()
        }
        if (event.key === 'Escape' && box.text !== '') {
          event.stopPropagation() // the first Escape clears the search, only the next one closes a modal around it
          box.type('')
        }
      }}
    />
  )
}

/** A field with what the list shows instead of its text. While a search is about to begin, which the list announces, it is not announced. */
const withStaleNotice = (text: string | undefined, isPending: boolean) => (field: ReactNode) => (
  <>
    {field}
    {text !== undefined && (
      <span className={classes.stale} aria-hidden>
        {text}
      </span>
    )}
    <span {...liveRegion} className="visually-hidden">
      {!isPending && text}
    </span>
  </>
)

/** Debounce of the search while typing (R218). */
const debounceMs = 500

type SearchTextOptions = {
  /** The current search, from the URL. */
  search: string | undefined
  rules: SearchRules
  onSearch: (search: string | undefined) => void
}

/**
 * The text of a search box. Searches 500 ms after the last key, at once on Enter and when the box is emptied, never while the
 * text breaks the rules. A change of the URL from outside, such as going back, replaces the text.
 */
export function useSearchText({ search = '', rules, onSearch }: SearchTextOptions) {
  const [text, setText] = useState(search)
  const [previousSearch, setPreviousSearch] = useState(search)
  /** Searches that were started and are not in the URL yet, oldest first. */
  const [pendingSearches, setPendingSearches] = useState<readonly string[]>([])
  /** Enter was pressed on a text that is too short, so the error is shown. */
  const [showsShortError, setShowsShortError] = useState(false)

  if (previousSearch !== search) {
    setPreviousSearch(search)
    const arrived = pendingSearches.indexOf(search)
    setPendingSearches(arrived === -1 ? [] : pendingSearches.slice(arrived + 1))
    if (arrived === -1) setText(search)
  }

  const whole = visibleText(text)
  const problem = searchProblem(text, rules)
  const lastSearch = pendingSearches.at(-1) ?? search

  function startSearch(wanted: string) {
    if (wanted === lastSearch) return
    setPendingSearches([...pendingSearches, wanted])
    onSearch(wanted === '' ? undefined : wanted)
  }
  const searchAfterDelay = useEffectEvent(() => startSearch(whole))
  const typed = problem === undefined && whole !== lastSearch ? text : undefined
  useEffect(() => {
    if (typed === undefined) return undefined
    const end = setTimeout(searchAfterDelay, debounceMs)
    return () => clearTimeout(end)
  }, [typed])

  return {
    text,
    /** Whether the list shows the result for the text in the box. */
    isSearched: whole !== '' && whole === search,
    /** Whether there is a text in the box that the list is not searched by. */
    isStale: whole !== '' && whole !== search,
    /** Whether the text is searched for soon. */
    isPending: problem === undefined && whole !== search,
    problem: problem === 'short' && !showsShortError ? undefined : problem,
    type: (next: string) => {
      setText(next)
      setShowsShortError(false)
      if (visibleText(next) === '') startSearch('')
    },
    enter: () => {
      if (problem === undefined) startSearch(whole)
      setShowsShortError(problem === 'short')
    },
  }
}

/** The search as a filter that is set. */
export const activeSearch = (q: string | undefined, onRemove: () => void): ActiveFilter[] =>
  q === undefined ? [] : [{ label: q, onRemove }]

/** The chosen values as one filter that is set. */
export const activeChoice = <TValue extends string>(
  options: readonly Option<TValue>[],
  chosen: readonly TValue[] | undefined,
  onRemove: () => void,
): ActiveFilter[] => {
  const names = options.filter(({ value }) => chosen?.includes(value)).map(({ label }) => label)
  return names.length === 0 ? [] : [{ label: names.join(', '), onRemove }]
}

/** The error text for each problem of a search text. */
export function useSearchSentences(rules: SearchRules): Record<SearchProblem, string> {
  const { t, i18n } = useLingui()
  const { minimum, maximum, terms, digitsOnly, dateNotSearchable } = withDefaultRules(rules)
  return {
    short: digitsOnly
      ? plural(minimum, { one: 'Please enter at least # digit.', other: 'Please enter at least # digits.' })
      : plural(minimum, { one: 'Please enter at least # character.', other: 'Please enter at least # characters.' }),
    terms: plural(terms, { one: 'Please enter # search term only.', other: 'Please enter at most # search terms.' }),
    long: digitsOnly
      ? plural(maximum, { one: 'Please enter at most # digit.', other: 'Please enter at most # digits.' })
      : plural(maximum, { one: 'Please enter at most # character.', other: 'Please enter at most # characters.' }),
    digits: t`Please enter digits only.`,
    day: dateNotSearchable === undefined ? '' : i18n._(dateNotSearchable),
  }
}
