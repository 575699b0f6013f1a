import { TextInput } from '@mantine/core'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { IconSearch, IconX } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { IconButton } from '../../elements/icon-button.tsx'
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

type Props<TSearch extends ListSearch> = {
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
export function SearchBox<TSearch extends ListSearch>(props: Props<TSearch>) {
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

  return (
    <TextInput
      ref={input}
      size="md"
      label={label}
      description={description ?? (minimum > 1 ? hint : undefined)}
      error={box.problem === undefined ? undefined : sentences[box.problem]}
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
            label={t`Empty the search`}
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

/** Debounce of the search while typing (R218). */
const debounceMs = 500

type Options = {
  /** The current search, from the URL. */
  search: string | undefined
  rules: SearchRules
  onSearch: (search: string | undefined) => void
}

/**
 * The text of a search box. Searches 500 ms after the last key, at once on Enter and when the box is emptied, never while the
 * text breaks the rules. A change of the URL from outside, such as going back, replaces the text.
 */
export function useSearchText({ search = '', rules, onSearch }: Options) {
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

/** The error text for each problem of a search text. */
export function useSearchSentences(rules: SearchRules): Record<SearchProblem, string> {
  const { t, i18n } = useLingui()
  const { minimum, maximum, terms, digitsOnly, dateNotSearchable } = withDefaultRules(rules)
  return {
    short: digitsOnly
      ? plural(minimum, { one: 'Please type at least # digit.', other: 'Please type at least # digits.' })
      : plural(minimum, { one: 'Please type at least # character.', other: 'Please type at least # characters.' }),
    terms: plural(terms, { one: 'Please type # search term only.', other: 'Please type at most # search terms.' }),
    long: digitsOnly
      ? plural(maximum, { one: 'Please type at most # digit.', other: 'Please type at most # digits.' })
      : plural(maximum, { one: 'Please type at most # character.', other: 'Please type at most # characters.' }),
    digits: t`Please type digits only.`,
    day: dateNotSearchable === undefined ? '' : i18n._(dateNotSearchable),
  }
}
