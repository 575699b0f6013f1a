/** The documents of the seed customers with their files. */
import type { DocumentType } from '#generated/model/document-type.ts'
import { type PdfText, pdfOf } from '#sandbox/domain/pdf.ts'
import { hostileDocuments } from '#sandbox/seed/hostile.ts'
import type { documents } from '#sandbox/storage/tables/documents-and-notes.ts'

type File = { mimetype: string; content: Uint8Array<ArrayBuffer> }

const bytesOf = (base64: string) => new Uint8Array(Buffer.from(base64, 'base64'))

/** One point each, as PNG, JPEG and TIFF. */
const png = bytesOf('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==')
const jpeg = bytesOf(
  '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////' +
    '////////wgALCAABAAEBAREA/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPxA=',
)
const tiff = bytesOf(
  'SUkqAAgAAAAKAAABAwABAAAAAQAAAAEBAwABAAAAAQAAAAIBAwABAAAACAAAAAMBAwABAAAAAQAAAAYBAwABAAAAAQAAABEBBAABAAAAhgAAABUB' +
    'AwABAAAAAQAAABYBAwABAAAAAQAAABcBBAABAAAAAQAAABwBAwABAAAAAQAAAAAAAAD/',
)

const textBytes = (text: string) => new Uint8Array(new TextEncoder().encode(text))

const page = (title: string): PdfText[] => [
  { x: 56, y: 760, size: 18, bold: true, text: title },
  { x: 56, y: 730, size: 11, text: 'Musterdokument der Sandbox' },
]

const message = (title: string) =>
  `From: kundenservice@bank.example\r\nSubject: =?utf-8?B?${Buffer.from(title).toString('base64')}?=\r\n` +
  'Content-Type: text/plain; charset=utf-8\r\n\r\nMusterdokument der Sandbox\r\n'

/** What a file with this name holds, by its ending. */
function fileOf(filename: string): File {
  const ending = filename.split('.').at(-1)
  const title = filename.slice(0, filename.lastIndexOf('.'))
  switch (ending) {
    case 'png':
      return { mimetype: 'image/png', content: png }
    case 'jpg':
      return { mimetype: 'image/jpeg', content: jpeg }
    case 'tif':
      return { mimetype: 'image/tiff', content: tiff }
    case 'doc':
      return { mimetype: 'application/msword', content: textBytes('{\\rtf1\\ansi Musterdokument der Sandbox}') }
    case 'csv':
      return { mimetype: 'text/csv', content: textBytes('\uFEFFDatum;Betrag\r\n03.11.2026;0,01\r\n') }
    case 'txt':
      return { mimetype: 'text/plain', content: textBytes(`${title}\n\nMusterdokument der Sandbox\n`) }
    case 'eml':
      return { mimetype: 'message/rfc822', content: textBytes(message(title)) }
    default:
      return { mimetype: 'application/pdf', content: pdfOf(title, [page(title)]) }
  }
}

/** How many days ago, type, file name, who added it, comment, marked as deleted. */
type Row = [daysAgo: number, DocumentType, filename: string, addedBy: string, comment?: string | null, deleted?: true]

const anna: Row[] = [
  [3, 'DRIVERS_LICENSE', 'Führerschein Gruber.pdf', 'Martin Brandl', 'Gültig bis 2031'],
  [80, 'REQUEST_FORM', 'Antrag.doc', 'Martin Brandl'],
  [110, 'SCREENSHOT', 'Fehlermeldung Zahlung.png', 'Thomas Auer', 'Kundin konnte am Automaten nicht zahlen'],
  [172, '1_CENT_TRANSFER', 'ueberweisung-2026-06-02.png', 'Petra Winkler'],
  [255, 'ID_COPY', 'ausweis-rueckseite.jpg', 'Thomas Auer', 'Falsche Person', true],
  [300, 'DATA_CHANGE', 'Neue Adresse.eml', 'Thomas Auer', 'Umzug nach Wien'],
  [
    417,
    'ASSOCIATION_STATUTES/ASSOCIATION_REGISTER',
    'Vereinsregisterauszug.pdf',
    'Sabine Köhler',
    'Obfrau beim Chor Wien Mitte',
  ],
  [520, 'PAYSLIP', 'Gehaltszettel Mai.pdf', 'Petra Winkler'],
  [610, 'LIMIT_CHANGE_FORM', 'Limiterhöhung.pdf', 'Daniel Schwarz', 'Auf 200 Euro im Monat'],
  [700, 'MARRIAGE_CERTIFICATE', 'Heiratsurkunde.tif', 'Gerda Lindner', 'Früherer Name: Berger'],
  [800, 'PASSPORT', 'Reisepass.pdf', 'Gerda Lindner', 'Abgelaufen, ersetzt durch den Ausweis', true],
  [1040, 'ID_COPY', 'Ausweis Gruber.pdf', 'Gerda Lindner'],
]

/** Every type once. */
const bergland: Row[] = [
  [2, 'UID_VERIFICATION', 'UID-Bestätigung.pdf', 'Sabine Köhler', 'ATU34567890 ist gültig'],
  [12, 'COMPANY_REGISTER_EXCERPT', 'Firmenbuchauszug FN 345678a.pdf', 'Sabine Köhler'],
  [31, 'CREDIT_REPORT', 'Bonitätsauskunft.pdf', 'Petra Winkler', 'Stufe 2'],
  [45, 'LIMIT_CHANGE_FORM', 'Limitänderung.pdf', 'Daniel Schwarz'],
  [60, 'KSV_SUBJECT_ACCESS_REPORT', 'KSV-Selbstauskunft.pdf', 'Petra Winkler'],
  [75, 'DATA_CHANGE', 'Änderung Rechnungsadresse.eml', 'Thomas Auer'],
  [90, 'SCREENSHOT', 'Rufnummernliste.png', 'Thomas Auer', 'Zum Fehler beim Hochladen'],
  [130, 'FRAUD', 'Verdachtsmeldung.pdf', 'Petra Winkler', 'Verdacht nicht bestätigt'],
  [160, 'OTHER', 'Gesprächsnotiz.txt', 'Thomas Auer'],
  [200, '1_CENT_TRANSFER', 'Umsatz 1 Cent.csv', 'Petra Winkler'],
  [260, 'REQUEST_FORM', 'Antrag Business.doc', 'Martin Brandl'],
  [261, 'BUSINESS_LICENSE', 'Gewerbeschein.pdf', 'Martin Brandl'],
  [262, 'PROOF_OF_FOUNDATION', 'Gründungsnachweis.pdf', 'Martin Brandl'],
  [263, 'PROOF_OF_OWNERSHIP', 'Nachweis Eigentümer.pdf', 'Martin Brandl'],
  [264, 'IDENTITY_CARD', 'Personalausweis Moser.jpg', 'Martin Brandl'],
  [265, 'PASSPORT', 'Reisepass Moser.pdf', 'Martin Brandl', 'Doppelt', true],
  [266, 'ID_COPY', 'Ausweiskopie Huber.pdf', 'Martin Brandl'],
  [267, 'DRIVERS_LICENSE', 'Führerschein Huber.tif', 'Martin Brandl'],
  [268, 'ASSOCIATION_STATUTES/ASSOCIATION_REGISTER', 'Statuten Innungsverein.pdf', 'Martin Brandl'],
  [300, 'PAYSLIP', 'Lohnzettel.pdf', 'Martin Brandl', 'Irrtümlich hier abgelegt', true],
  [301, 'MARRIAGE_CERTIFICATE', 'Heiratsurkunde Moser.pdf', 'Gerda Lindner'],
  [302, 'DEATH_CERTIFICATE', 'Sterbeurkunde Gesellschafter.pdf', 'Gerda Lindner'],
  [303, 'TERMINATION_FORM', 'Kündigung zurückgezogen.pdf', 'Gerda Lindner'],
]

const hostile = hostileDocuments.map(([name, comment], index): Row => [
  index + 1,
  'FRAUD',
  name,
  'Petra Winkler',
  comment,
])

const rows: Record<string, Row[]> = {
  '10000000-0000-4000-8000-001100234501': anna,
  '10000000-0000-4000-8000-001100234504': [[144, 'TERMINATION_FORM', 'Kündigung.pdf', 'Petra Winkler']],
  '10000000-0000-4000-8000-001100234507': [[9, 'IDENTITY_CARD', 'Personalausweis Eder.pdf', 'Ingrid Fuchs']],
  '10000000-0000-4000-8000-001100234516': hostile,
  '20000000-0000-4000-8000-001200456701': bergland,
  '20000000-0000-4000-8000-001200456702': [
    [20, 'COMPANY_REGISTER_EXCERPT', 'Firmenbuchauszug Donau.pdf', 'Sabine Köhler'],
  ],
  '20000000-0000-4000-8000-001200456700': hostile,
}

const dayMs = 86_400_000

/** Ids follow the order of the list above, from the oldest of each customer on. */
export const seededDocuments = (now: Date): Required<Omit<typeof documents.$inferInsert, 'version'>>[] =>
  Object.entries(rows).flatMap(([customerId, own], owner) =>
    own.map(([daysAgo, documentType, filename, addedBy, comment = null, deleted = false], index) => ({
      id: `70000000-0000-4000-8000-0000000${owner}${String(own.length - index).padStart(4, '0')}`,
      customerId,
      documentType,
      filename,
      addedBy,
      addedAt: new Date(now.getTime() - daysAgo * dayMs - index * 607_000),
      comment,
      deleted,
      ...fileOf(filename),
    })),
  )

/** The form that a mail to Anna Gruber brought. */
export const annasForm = '70000000-0000-4000-8000-000000000011'
