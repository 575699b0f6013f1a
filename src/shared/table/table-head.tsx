import { UnstyledButton } from '@mantine/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconArrowDown, IconArrowUp, IconArrowsSort } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { NativeSelect } from '../elements/native-select.tsx'
import type { Column } from './columns.tsx'
import { roleForLayout, type ListLayout } from './table-layout.ts'
import type { ModelRows, Selection } from './table-rows.tsx'
import classes from './table.module.css'
import { splitSort, updateListSearch } from './state/list-state.ts'
import type { ListSearch, SortOrder } from './state/list-search.ts'

type Props<TRow> = {
  columns: readonly Column<TRow>[]
  /** The rows of the page. */
  rows: ModelRows<TRow>
  sort: ListSearch['sort']
  onSort: (sort: ListSearch['sort']) => void
  shape: ListLayout
  selection: Selection<TRow> | undefined
  withActions: boolean
  /** The layout menu, shown in the header of the last column. */
  settings: ReactNode
}

/** The order of a column after a press on its header: none, ascending, descending, none (R135). */
const nextOrder = { none: 'asc', asc: 'desc', desc: undefined } as const

const directions = { asc: 'ascending', desc: 'descending' } as const
const sortIcons = { asc: IconArrowUp, desc: IconArrowDown }

/**
 * Column headers; a sortable one is a button with `aria-sort` (R135). Cards have none: each of their values
 * says what it is, and a select sorts them.
 */
export function TableHead<TRow>({ columns, rows, sort, onSort, shape, selection, withActions, settings }: Props<TRow>) {
  const { i18n } = useLingui()
  const header = roleForLayout(shape, 'columnheader')
  const chosen = splitSort(sort)
  const toggleSort = (id: string, sorted: SortOrder | undefined) => {
    const order = nextOrder[sorted ?? 'none']
    onSort(order && `${id}_${order}`)
  }
  return (
    <thead role={roleForLayout(shape, 'rowgroup')} hidden={shape === 'cards'}>
      <tr role={roleForLayout(shape, 'row')}>
        {selection && (
          <td role={roleForLayout(shape, 'cell')} data-select>
            {shape === 'table' && selection.pageSelector(rows)}
          </td>
        )}
        {columns.map(({ id, header: label, numeric, sortable, defaultSort }, index) => {
          const chosenOrder = chosen?.field === id ? chosen.order : undefined
          const sorted = chosen === undefined ? defaultSort : chosenOrder
          const SortIcon = sorted === undefined ? IconArrowsSort : sortIcons[sorted]
          const name =
            sortable && shape === 'table' ? (
              <UnstyledButton className={classes.sort} data-sorted={sorted} onClick={() => toggleSort(id, chosenOrder)}>
                {i18n._(label)}
                <SortIcon size={12} aria-hidden />
              </UnstyledButton>
            ) : (
              <>
                {i18n._(label)}
                {sorted && <SortIcon size={12} aria-hidden className={classes.sign!} />}
              </>
            )
          return (
            <th
              key={id}
              scope="col"
              role={header}
              data-numeric={numeric || undefined}
              data-sorted={sorted}
              aria-sort={sorted ? directions[sorted] : sortable ? 'none' : undefined}
            >
              {index === columns.length - 1 && !withActions ? (
                <div className={classes.withSettings}>
                  <span>{name}</span>
                  {settings}
                </div>
              ) : (
                name
              )}
            </th>
          )
        })}
        {withActions && (
          <th scope="col" role={header} data-actions>
            <div className={classes.withSettings}>
              <span className="visually-hidden">
                <Trans>Actions</Trans>
              </span>
              {settings}
            </div>
          </th>
        )}
      </tr>
    </thead>
  )
}

const newestFirst = msg`Newest first`

/** The name of the order that a list has until another one is chosen. */
function useUsualOrder(columns: readonly Column<never>[]): string {
  const { i18n, t } = useLingui()
  const sorted = columns.find(({ defaultSort }) => defaultSort !== undefined)
  return sorted === undefined ? t`Not sorted` : i18n._(sorted.defaultSortName ?? newestFirst)
}

/** The order in words, for a live region: screen readers do not announce that `aria-sort` changed. */
export function OrderInWords({ columns, sort }: { columns: readonly Column<never>[]; sort: string | undefined }) {
  const { i18n, t } = useLingui()
  const usual = useUsualOrder(columns)
  const column = columns.find(({ id }) => sort === `${id}_asc` || sort === `${id}_desc`)
  if (column === undefined) return usual
  const label = i18n._(column.header)
  return sort === `${column.id}_asc` ? t`Sorted by ${label}, ascending` : t`Sorted by ${label}, descending`
}

type SortProps<TSearch extends ListSearch> = {
  columns: readonly Column<never>[]
  search: TSearch
  onSearch: (next: TSearch) => void
}

/** Sorts cards, which have no column headers. */
export function SortSelect<TSearch extends ListSearch>({ columns, search, onSearch }: SortProps<TSearch>) {
  const { i18n, t } = useLingui()
  const usual = useUsualOrder(columns)
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
      data={[{ value: '', label: usual }, ...options]}
      value={search.sort ?? ''}
      onChange={({ currentTarget: { value } }) =>
        onSearch(updateListSearch<ListSearch>(search, { sort: value === '' ? undefined : (value as never) }) as TSearch)
      }
    />
  )
}
