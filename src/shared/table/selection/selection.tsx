import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { draftKeyOf, forgetDraft, readDraft, registerDraft } from '../../form/shell/drafts.ts'
import { areaOfPath, readUser } from '../../session/session.ts'
import { tabStorage } from '../../state/browser-storage.ts'
import type { ModelRows, Selection } from '../table-rows.tsx'
import classes from '../table.module.css'

const storageKey = 'selected-rows'

/** Identifies a selection: the person and the page of the list. */
function ownerOfSelection(): string {
  const { pathname } = window.location
  const area = areaOfPath(pathname)
  return `${area && readUser(area)?.id} ${pathname}`
}

/** The ids that were selected before this page was reloaded. */
function readStoredIds(): readonly string[] {
  const { owner, ids } = (tabStorage.readJson(storageKey) ?? {}) as { owner?: unknown; ids?: unknown }
  return owner === ownerOfSelection() && Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : []
}

const draftName = 'selected-rows'

/** The ids that were selected when the session ended or when the page was reloaded. */
const readEarlierIds = (): readonly string[] =>
  (readDraft(draftKeyOf(draftName))?.values.ids as string[] | undefined) ?? readStoredIds()

type RowsToSelect<TRow> = {
  /** All rows of the list, or none while they load. */
  rows: readonly TRow[]
  rowId: (row: TRow) => string
  /** Define both at module scope. */
  isSelectable: (row: TRow) => boolean
}

/** The selected rows of a list. They survive a reload and the end of the session, and are forgotten when the person leaves the page. */
export function useSelectedRows<TRow>({ rows, rowId, isSelectable }: RowsToSelect<TRow>) {
  const [{ chosen, anchor }, setSelected] = useState<{ chosen: ReadonlySet<string>; anchor?: string | undefined }>(
    () => ({ chosen: new Set(readEarlierIds()) }),
  )
  useEffect(() => {
    if (chosen.size > 0) tabStorage.write(storageKey, JSON.stringify({ owner: ownerOfSelection(), ids: [...chosen] }))
    return () => tabStorage.remove(storageKey)
  }, [chosen])
  const readChosen = useEffectEvent(() => ({ values: { ids: [...chosen] }, loaded: { ids: [] } }))
  useEffect(() => {
    const key = draftKeyOf(draftName)
    forgetDraft(key)
    const endDraft = registerDraft(key, () => readChosen())
    return () => endDraft()
  }, [])
  // A chosen row may be gone by now, or no longer be selectable.
  const selected = useMemo(
    () => rows.filter((row) => chosen.has(rowId(row)) && isSelectable(row)),
    [rows, rowId, isSelectable, chosen],
  )
  return {
    rows: selected,
    ids: useMemo<ReadonlySet<string>>(() => new Set(selected.map(rowId)), [selected, rowId]),
    isSelectable,
    /** The row from which a press with the shift key selects. */
    anchor,
    onChange: (next: ReadonlySet<string>, from?: string) => setSelected({ chosen: next, anchor: from }),
  }
}

export type SelectedRows<TRow> = ReturnType<typeof useSelectedRows<TRow>>

type SelectableRows<TRow> = SelectedRows<TRow> & {
  /** Accessible name of the checkbox of a row, with what names the row. */
  label: (row: TRow) => string
}

/** The selection of a list; lists without one do not load its code. */
export const createSelection = <TRow,>(
  selection: SelectableRows<TRow> & { actions: (shown: readonly TRow[]) => ReactNode },
): Selection<TRow> => ({
  ids: selection.ids,
  rowSelector: (id, rows) => <RowSelector {...{ id, rows, selection }} />,
  pageSelector: (rows) => <PageSelector {...{ rows, selection }} />,
  actions: (rows) => selection.actions(rows.map(({ original }) => original)),
})

/** The ids of the rows that are selected or removed by a press: one, or all from the anchor to it. */
function pressedIds<TRow>(
  id: string,
  rows: ModelRows<TRow>,
  selection: SelectableRows<TRow>,
  withShift: boolean,
): string[] {
  const index = rows.findIndex((row) => row.id === id)
  const anchor = withShift ? rows.findIndex((row) => row.id === selection.anchor) : -1
  const from = anchor === -1 ? index : anchor
  return rows
    .slice(Math.min(from, index), Math.max(from, index) + 1)
    .filter(({ original }) => selection.isSelectable(original))
    .map((row) => row.id)
}

function withIds(ids: ReadonlySet<string>, changed: readonly string[], selected: boolean): ReadonlySet<string> {
  const next = new Set(ids)
  for (const id of changed) {
    if (selected) next.add(id)
    else next.delete(id)
  }
  return next
}

/** The actions for the selected rows, which Enter leads to. */
export const selectionActions = 'data-selection-actions'

function goToActions(event: KeyboardEvent): void {
  if (event.key !== 'Enter') return
  event.preventDefault()
  document.querySelector<HTMLElement>(`[${selectionActions}] button`)?.focus()
}

type RowProps<TRow> = { id: string; rows: ModelRows<TRow>; selection: SelectableRows<TRow> }

/** The checkbox of a row; with the shift key it selects all rows from the last one. */
function RowSelector<TRow>({ id, rows, selection }: RowProps<TRow>) {
  const row = rows.find((one) => one.id === id)!.original
  if (!selection.isSelectable(row)) return null
  const { ids, onChange, label } = selection
  return (
    <input
      type="checkbox"
      className={classes.selector}
      aria-label={label(row)}
      checked={ids.has(id)}
      onKeyDown={goToActions}
      onChange={({ currentTarget, nativeEvent }) => {
        const withShift = (nativeEvent as MouseEvent).shiftKey
        onChange(withIds(ids, pressedIds(id, rows, selection, withShift), currentTarget.checked), id)
      }}
    />
  )
}

/** The checkbox for all rows of the page. */
function PageSelector<TRow>({ rows, selection }: Omit<RowProps<TRow>, 'id'>) {
  const { t } = useLingui()
  const { ids, isSelectable, onChange } = selection
  const all = rows.filter(({ original }) => isSelectable(original)).map(({ id }) => id)
  const count = all.filter((id) => ids.has(id)).length
  const isPartial = count > 0 && count < all.length
  return (
    <input
      type="checkbox"
      className={classes.selector}
      aria-label={t`Select all on this page`}
      disabled={all.length === 0}
      checked={count > 0 && count === all.length}
      ref={(input) => {
        if (input !== null) input.indeterminate = isPartial
      }}
      onKeyDown={goToActions}
      onChange={({ currentTarget }) => onChange(withIds(ids, all, currentTarget.checked))}
    />
  )
}
