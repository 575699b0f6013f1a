import { NativeSelect } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import type { Column } from './column.ts'
import { changeList } from './list-changes.ts'
import type { ListSearch } from './list-search.ts'

type Props<TSearch extends ListSearch> = {
  columns: readonly Column<never>[]
  search: TSearch
  onSearch: (next: TSearch) => void
}

/** The order of cards, which have no head to press. */
export function SortSelect<TSearch extends ListSearch>({ columns, search, onSearch }: Props<TSearch>) {
  const { i18n, t } = useLingui()
  const sortable = columns.filter((column) => column.sortable === true)
  if (sortable.length === 0) return null
  const options = sortable.flatMap(({ id, header }) => {
    const label = i18n._(header)
    return [
      { value: `${id}_asc`, label: t`${label}, ascending` },
      { value: `${id}_desc`, label: t`${label}, descending` },
    ]
  })
  return (
    <NativeSelect
      size="md"
      label={t`Sort by`}
      data={[{ value: '', label: t`Usual order` }, ...options]}
      value={search.sort ?? ''}
      onChange={({ currentTarget: { value } }) =>
        onSearch(changeList<ListSearch>(search, { sort: value === '' ? undefined : (value as never) }) as TSearch)
      }
    />
  )
}
