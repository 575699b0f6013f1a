/** Small files of each kind that the seed needs; every program opens them. */
import { type PdfText, pdfOf } from '#sandbox/domain/pdf.ts'

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
export function fileOf(filename: string): File {
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
