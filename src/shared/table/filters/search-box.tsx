import { TextInput } from '@mantine/core'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { IconSearch, IconX } from '@tabler/icons-react'
import { useRef } from 'react'
import { IconButton } from '../../elements/icon-button.tsx'
import { changeList } from '../list-changes.ts'
import type { List, ListSearch } from '../list-search.ts'
import { completeRules } from './search-rules.ts'
import { useSearchSentences } from './search-sentences.ts'
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
  const { minimum, digitsOnly } = completeRules(rules)
  const sentences = useSearchSentences(rules)
  const box = useSearchText({
    search: search.q,
    rules,
    onSearch: (q) => onSearch(changeList<ListSearch>(search, { q }) as TSearch),
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
          event.stopPropagation() // the first Escape is for the search, the next one for the modal around it
          box.type('')
        }
      }}
    />
  )
}
