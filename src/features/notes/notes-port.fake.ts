import type { CreateNoteRequest } from '#generated/model/create-note-request.ts'
import type { CustomerNote } from '#generated/model/customer-note.ts'
import { fakeCommandOf } from '#src/shared/query/command.fake.ts'
import { fakeQuery } from '#src/shared/query/query.fake.ts'
import type { NotesPort } from './notes-port.ts'

export const note: CustomerNote = {
  createdAt: '2026-11-03T09:10:00Z',
  note: 'Ausweis persönlich vorgelegt.\nKopie liegt bei den Dokumenten.',
  recordedBy: 'Martin Brandl',
}

/** Answers pages of these notes; nothing that is written changes them. */
export function fakeNotesPort(all: readonly CustomerNote[] = [note]) {
  const asked: { page: number; limit: number }[] = []
  const notes: NotesPort['notes'] = ({ page, limit }) =>
    fakeQuery(['fake', 'notes', { page, limit }], () => {
      asked.push({ page, limit })
      return Promise.resolve({ results: all.slice((page - 1) * limit, page * limit), total: all.length })
    })
  return { notes, asked, add: fakeCommandOf('bankCreateNote')<CreateNoteRequest, CustomerNote>(note) }
}
