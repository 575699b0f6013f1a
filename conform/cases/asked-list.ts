/** A list of the contract, and how it is asked and judged. */
import type { Parts, Received } from '#conform/backend.ts'
import { steadyText } from '#conform/same.ts'

export type Row = Record<string, unknown>
export type List = { rows: Row[]; total: number; answer: Received }
export type Get = (query?: Parts['query']) => Promise<List>
export type Say = (list: List, isSo: boolean, says: string, place: string) => void

/** A list and how it is asked. */
export type Asked = { get: Get; say: Say; choicesOf: (name: string) => string[] | undefined; names: Set<string> }

/** The text of rows, whatever their order. */
export const setOf = (rows: readonly Row[]): string => rows.map(steadyText).toSorted().join('\n')
