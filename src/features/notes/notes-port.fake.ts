import type { CustomerNote } from '#generated/model/customer-note.ts'
import { fakeCommandOf, fakeQuery } from '#src/shared/query/port.fake.ts'
import type { NotesPort } from './notes-port.ts'

export const note: CustomerNote = {
  id: 'f0000000-0000-4000-8000-000000000103',
  createdAt: '2026-11-03T09:10:00Z',
  note: 'Ausweis persönlich vorgelegt.\nKopie liegt bei den Dokumenten.',
  recordedBy: 'Martin Brandl',
}

/** Serves pages of these notes and records the requests; a new note does not change them. */
export function fakeNotesPort(all: readonly CustomerNote[] = [note]) {
  const requests: { page: number; limit: number }[] = []
  const notes: NotesPort['notes'] = ({ page, limit }) =>
    fakeQuery(['fake', 'notes', { page, limit }], () => {
      requests.push({ page, limit })
      return Promise.resolve({ results: all.slice((page - 1) * limit, page * limit), total: all.length })
    })
  const pageOf: NotesPort['pageOf'] = (id, limit) =>
    fakeQuery(['fake', 'notes', 'page of', id, limit], () =>
      Promise.resolve(
        1 +
          Math.floor(
            Math.max(
              0,
              all.findIndex((one) => one.id === id),
            ) / limit,
          ),
      ),
    )
  return { notes, pageOf, requests, add: fakeCommandOf('bankCreateNote', note) }
}
