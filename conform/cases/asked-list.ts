/** A list of the contract, and how it is asked and judged. */
import type { Parts, Received } from '#conform/backend.ts'

export type Row = Record<string, unknown>
export type List = { rows: Row[]; total: number; answer: Received }
export type Get = (query?: Parts['query']) => Promise<List>
export type Say = (list: List, isSo: boolean, says: string, place: string) => void

/** A list and how it is asked. */
export type Asked = { get: Get; say: Say; choicesOf: (name: string) => string[] | undefined; names: Set<string> }

/** The text of rows, whatever their order. */
export const setOf = (rows: readonly Row[]): string =>
  rows
    .map((row) => JSON.stringify(row))
    .toSorted()
    .join('\n')
