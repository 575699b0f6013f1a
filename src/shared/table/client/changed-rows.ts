import { replaceEqualDeep } from '@tanstack/react-query'
import { useState } from 'react'
import type { ChangedRows } from '../table-rows.tsx'

const none: never[] = []
const noIds: ReadonlySet<string> = new Set()

/** The rows with other values than in the answer before, such as those that a modal or a bulk action has changed. */
export function useChangedRows<TRow>(rows: readonly TRow[] = none, rowId: (row: TRow) => string): ChangedRows {
  const [last, setLast] = useState({ rows, ids: noIds })
  if (rows !== last.rows) {
    const before = new Map(last.rows.map((row) => [rowId(row), row]))
    const changed = rows.filter((row) => {
      const earlier = before.get(rowId(row))
      return earlier !== undefined && earlier !== row && replaceEqualDeep(earlier, row) !== earlier
    })
    setLast({ rows, ids: new Set(changed.map(rowId)) })
  }
  return { ids: last.ids, onFaded: () => last.ids.size > 0 && setLast({ rows, ids: noIds }) }
}
