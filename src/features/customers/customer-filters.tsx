import { useLingui } from '@lingui/react/macro'
import type { CustomerStatus } from '#generated/model/customer-status.ts'
import type { Query } from '#src/shared/query/port.ts'
import { FilterBar, MultiSelectFilter, SearchBox } from '#src/shared/table/filters/filters.tsx'
import { updateListSearch } from '#src/shared/table/state/list-state.ts'
import type { ListDefinition, ListSearch } from '#src/shared/table/state/list-search.ts'
import { ReloadButton } from '#src/shared/table/reload-button.tsx'
import { customerStates } from './customer-states.ts'
import { statuses } from './customers-search.ts'

type Search = ListSearch & { status?: CustomerStatus[] }

type Props<TSearch extends Search> = {
  /** What can be searched for. */
  description: string
  list: ListDefinition<TSearch>
  search: TSearch
  onSearch: (next: TSearch) => void
  /** The list itself, for the button that asks for it again: work on a customer ends by itself. */
  query: Query<unknown>
  /** Enter on what is searched for already. */
  onEnterAgain: () => void
}

/** Search, status filter and reload of both lists of customers. */
export function CustomerFilters<TSearch extends Search>({
  description,
  list,
  search,
  onSearch,
  query,
  onEnterAgain,
}: Props<TSearch>) {
  const { i18n, t } = useLingui()
  return (
    <FilterBar button={<ReloadButton query={query} />}>
      <SearchBox
        label={t`Search customers`}
        description={description}
        list={list}
        search={search}
        onSearch={onSearch}
        onEnterAgain={onEnterAgain}
      />
      <MultiSelectFilter
        label={t`Status`}
        options={statuses.map((value) => ({ value, label: i18n._(customerStates[value].label) }))}
        chosen={search.status}
        onChoose={(status) => onSearch(updateListSearch<Search>(search, { status }) as TSearch)}
      />
    </FilterBar>
  )
}
