/** The notes of the seed. */
import { hostileNotes } from '#sandbox/seed/hostile.ts'
import type { notes } from '#sandbox/storage/tables/documents-and-notes.ts'

type Row = [daysAgo: number, note: string, recordedBy: string]

const calls = [
  'Kundin hat angerufen und fragt nach dem Wechsel auf Premium. Rückruf am Montag vereinbart.',
  'Ausweis persönlich vorgelegt.\nKopie liegt bei den Dokumenten.',
  'Sperre Risikomanagement aufgehoben: Rücklastschrift AC04 beglichen.',
  'Frage zur Rechnung geklärt. Der Betrag stimmt, die Zahlung war am Parkautomaten.',
  'Neue Rufnummer gewünscht. Auf die Änderung in der Kundenansicht hingewiesen.',
  'ok',
  'Anruf nicht angenommen, zweiter Versuch morgen Vormittag.',
  'Zahlung bei einem Händler nicht erkannt. Beleg angefordert, Reklamation läuft.',
]
const writers = ['Thomas Auer', 'Martin Brandl', 'Petra Winkler', 'Gerda Lindner', 'Sabine Köhler']

/** More than a page of 25. */
const many = (count: number): Row[] =>
  Array.from({ length: count }, (_none, index) => [
    2 + index * 11,
    calls[index % calls.length]!,
    writers[index % writers.length]!,
  ])

const long =
  'Ausführliches Gespräch mit der Geschäftsführung: ' +
  Array.from({ length: 14 }, (_none, index) => `Punkt ${index + 1} wurde besprochen und zur Kenntnis genommen.`).join(
    ' ',
  )

const hostile = hostileNotes.map((note, index): Row => [index + 1, note, 'Petra Winkler'])

const rows: Record<string, Row[]> = {
  '10000000-0000-4000-8000-001100234501': many(31),
  '10000000-0000-4000-8000-001100234502': many(3),
  '10000000-0000-4000-8000-001100234507': [[9, 'Mitarbeiter der Bank. Anfragen an die Filiale.', 'Ingrid Fuchs']],
  '10000000-0000-4000-8000-001100234516': hostile,
  '20000000-0000-4000-8000-001200456701': [[1, long, 'Sabine Köhler'], ...many(26)],
  '20000000-0000-4000-8000-001200456702': many(4),
  '20000000-0000-4000-8000-001200456700': hostile,
}

const dayMs = 86_400_000

export const seededNotes = (now: Date): (typeof notes.$inferInsert & { publicId: string })[] =>
  Object.entries(rows).flatMap(([customerId, own]) =>
    own.map(([daysAgo, note, recordedBy], index) => ({
      publicId: `5${String(index).padStart(7, '0')}-0000-4000-8000-${customerId.slice(-12)}`,
      customerId,
      createdAt: new Date(now.getTime() - daysAgo * dayMs - index * 1_811_000),
      note,
      recordedBy,
    })),
  )
