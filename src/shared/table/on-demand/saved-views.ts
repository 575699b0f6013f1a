/** Views of a list that a person saved under a name; loaded after the page. */
import { deviceStorage } from '../../state/browser-storage.ts'
import type { Column } from '../columns.tsx'
import { visibleText, type ListDefinition, type ListSearch } from '../state/list-search.ts'
import { storageKey, type ListPreferences } from '../state/list-state.ts'

/** Filters, order and layout of a list as in the URL, without search text and page. */
export type SavedView = { name: string; search: ListSearch }

export const maxSavedViews = 20
export const maxNameLength = 40

/**
 * The layout as the URL has it: the row height, the rows per page where they can be chosen, then the hidden columns in their order.
 */
export function formatLayout(
  { columns, defaultPageSize }: { columns: readonly Column<never>[]; defaultPageSize: number | undefined },
  { compact, size = defaultPageSize, hidden = [] }: ListPreferences,
): string {
  const height = compact === true ? 'compact' : 'normal'
  const rows = defaultPageSize === undefined ? height : `${height}-${size}`
  return [rows, ...columns.map(({ id }) => id).filter((id) => hidden.includes(id))].join('.')
}

const withoutSize = (layout: string | undefined) => layout?.replace(/-\d+/, '')

/** Not saved: what names a person, and what is only of this moment. */
const unsavedNames = new Set(['q', 'page', 'added'])

/** The parameters of the list in the URL, those that are not set among them. */
const ownNames = (list: ListDefinition, search: ListSearch): string[] => [
  ...new Set([...unsavedNames, 'sort', 'layout', ...list.filterNames, ...Object.keys(list.parse(search))]),
]

/** What a view of the present list stores; the values as the list has them, since a default may differ from no filter. */
export function createViewSearch(list: ListDefinition, search: ListSearch, layout: string): ListSearch {
  const names = ownNames(list, search).filter((name) => !unsavedNames.has(name))
  return { ...Object.fromEntries(Object.entries(search).filter(([name]) => names.includes(name))), layout }
}

/** Replaces the state of the list by a view; the other parameters of the page stay. */
export function applyView(list: ListDefinition, search: ListSearch, view: SavedView): ListSearch {
  const names = ownNames(list, search)
  return { ...Object.fromEntries(Object.entries(search).filter(([name]) => !names.includes(name))), ...view.search }
}

/** Whether the list shows exactly this view, on any of its pages. */
export function isShown(list: ListDefinition, search: ListSearch, layout: string, view: SavedView): boolean {
  // Views from before the page size was saved have none.
  const hasSize = withoutSize(view.search.layout) !== view.search.layout
  const textOf = (shown: ListSearch) => JSON.stringify({ ...list.parse(shown), page: undefined, added: undefined })
  return textOf({ ...search, layout: hasSize ? layout : withoutSize(layout)! }) === textOf(view.search)
}

/** The address of this page with this state of the list, from its first page on. */
export function createLink(list: ListDefinition, shown: ListSearch): string {
  const url = new URL(location.href)
  for (const name of ownNames(list, Object.fromEntries(url.searchParams))) url.searchParams.delete(name)
  for (const [name, value] of Object.entries(list.parse(shown))) {
    if (name === 'page' || name === 'added') continue
    for (const item of [value].flat()) url.searchParams.append(name, String(item))
  }
  return url.href
}

const viewsKey = (list: string): string => `${storageKey(list)}-views`

const isText = (value: unknown): boolean => typeof value === 'string'
const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Values may come from an older portal or from manual edits; the page validates those that it is shown with. */
const isSavedView = (value: unknown): value is SavedView =>
  isObject(value) &&
  'name' in value &&
  typeof value.name === 'string' &&
  nameProblem(value.name, []) === undefined &&
  'search' in value &&
  isObject(value.search) &&
  Object.values(value.search).every((one) => [one].flat().every(isText))

/** The views of this person for a list, in the order of their names. */
export function readSavedViews(list: string): SavedView[] {
  const stored = deviceStorage.readJson(viewsKey(list))
  const views = Array.isArray(stored) ? stored.filter(isSavedView).slice(0, maxSavedViews) : []
  return views.toSorted((one, other) => one.name.localeCompare(other.name, undefined, { numeric: true }))
}

/** Returns false when they last until the page is left, since the browser does not store them. */
export const storeSavedViews = (list: string, views: readonly SavedView[]): boolean =>
  deviceStorage.write(viewsKey(list), JSON.stringify(views))

export const normalizeName = (typed: string): string => visibleText(typed).replaceAll(/\s+/gu, ' ')

/** Whether two names look the same to a person. */
export const isSameName = (one: string, other: string): boolean =>
  one.normalize().toLocaleLowerCase() === other.normalize().toLocaleLowerCase()

export type NameProblem = 'empty' | 'long' | 'taken'

/** Why a view cannot have this name among the others. */
export function nameProblem(name: string, others: readonly SavedView[]): NameProblem | undefined {
  if (normalizeName(name) === '') return 'empty'
  if ([...normalizeName(name)].length > maxNameLength) return 'long'
  return others.some((other) => isSameName(other.name, normalizeName(name))) ? 'taken' : undefined
}
