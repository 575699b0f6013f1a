import { TextInput } from '@mantine/core'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { IconSearch, IconX } from '@tabler/icons-react'
import { useRef } from 'react'
import { IconButton } from '../../elements/icon-button.tsx'
import { changeList } from '../list-changes.ts'
import type { List, ListSearch } from '../list-search.ts'
import { completeRules, type SearchProblem } from './search-rules.ts'
import { useSearchText } from './search-text.ts'

type Props<TSearch extends ListSearch> = {
  /** What is searched, such as: Search customers. */
  label: string
  /** What can be typed, when the rules of the list do not say enough. */
  description?: string
  list: List<TSearch>
  search: TSearch
  onSearch: (next: TSearch) => void
  /** Enter on what is searched for already, such as to open the only hit. */
  onEnterAgain?: () => void
}

/** The search of a list, by the rules of the list (R212 to R218). Enter searches at once, Escape empties. */
export function SearchBox<TSearch extends ListSearch>(props: Props<TSearch>) {
  const { label, description, list, search, onSearch, onEnterAgain } = props
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  const rules = list.searchRules ?? {}
  const { minimum, maximum, terms, digitsOnly } = completeRules(rules)
  const box = useSearchText({
    search: search.q,
    rules,
    onSearch: (q) => onSearch(changeList<ListSearch>(search, { q }) as TSearch),
  })
  const sentences: Record<SearchProblem, string> = {
    short: digitsOnly
      ? plural(minimum, { one: 'Please type at least # digit.', other: 'Please type at least # digits.' })
      : plural(minimum, { one: 'Please type at least # character.', other: 'Please type at least # characters.' }),
    terms: plural(terms, { one: 'Please type # search term only.', other: 'Please type at most # search terms.' }),
    long: digitsOnly
      ? plural(maximum, { one: 'Please type at most # digit.', other: 'Please type at most # digits.' })
      : plural(maximum, { one: 'Please type at most # character.', other: 'Please type at most # characters.' }),
    digits: t`Please type digits only.`,
  }
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
          event.stopPropagation() // the first Escape is for the search, the next one for the modal around it
          box.type('')
        }
      }}
    />
  )
}
