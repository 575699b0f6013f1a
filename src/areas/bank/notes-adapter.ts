import { type QueryKey, queryOptions } from '@tanstack/react-query'
import {
  bankCreateNote,
  bankListNotes,
  getBankListNotesQueryKey,
  getBankListNotesSuspenseQueryOptions,
} from '#generated/api/bank-notes/bank-notes.ts'
import type { NotesPort } from '#src/features/notes/notes-port.ts'
import type { ApiError } from '#src/shared/http/api-error.ts'
import { idempotentCommand } from '#src/shared/query/write-commands.ts'

export const bankNotes = (customerId: string): NotesPort => ({
  notes: (page) => getBankListNotesSuspenseQueryOptions(customerId, page),
  pageOf: (note, limit) =>
    queryOptions<number, ApiError, number, QueryKey>({
      queryKey: [...getBankListNotesQueryKey(customerId), 'page of', note, limit],
      queryFn: ({ signal }) => findPage(customerId, note, limit, signal),
    }),
  add: idempotentCommand('bankCreateNote', (note, headers) => bankCreateNote(customerId, note, headers), [
    getBankListNotesQueryKey(customerId),
  ]),
})

/** The contract has no position of a note, so its pages are read from the newest on. */
async function findPage(customerId: string, note: string, limit: number, signal: AbortSignal): Promise<number> {
  for (let page = 1; ; page += 1) {
    const { results, total } = await bankListNotes(customerId, { page, limit }, undefined, signal)
    if (results.some(({ id }) => id === note)) return page
    if (page * limit >= total) return 1
  }
}
