/** Writes a PDF of text pages: standard fonts, no compression, so that every reader opens it and a test can read it. */

/** A piece of text; x from the left and y from the bottom of an A4 page, in points; the colour as #rrggbb, black by default. */
export type PdfText = {
  x: number
  y: number
  size: number
  bold?: boolean
  align?: 'end'
  colour?: string
  text: string
}

export const pageWidth = 595
export const pageHeight = 842

/** The characters of WinAnsiEncoding that have another code in Unicode. */
const places: Record<string, number> = { '€': 0x80, '–': 0x96, '•': 0x95, '„': 0x84, '“': 0x93 }

/** One byte for each sign; a letter that the font has not loses its accent. */
const winAnsi = (text: string): string =>
  [...text.replaceAll('ı', 'i')]
    .map((sign) => {
      const code = places[sign] ?? sign.codePointAt(0)!
      if (code < 0x100) return String.fromCharCode(code)
      const plain = sign.normalize('NFD').codePointAt(0)!
      return plain < 0x100 ? String.fromCharCode(plain) : '?'
    })
    .join('')

const escaped = (text: string): string => winAnsi(text).replaceAll(/[\\()]/g, String.raw`\$&`)

/** Width of an amount in points; digits of Helvetica have one width. */
const widthOf = (text: string, size: number): number =>
  ([...text].reduce((sum, sign) => sum + (/[0-9€]/.test(sign) ? 556 : sign === '-' ? 333 : 278), 0) * size) / 1000

/** Red, green and blue as a PDF counts them, from 0 to 1. */
const fillOf = (colour: string): string =>
  [1, 3, 5].map((at) => (Number.parseInt(colour.slice(at, at + 2), 16) / 255).toFixed(3)).join(' ')

function command({ x, y, size, bold, align, colour = '#000000', text }: PdfText): string {
  const start = align === 'end' ? x - widthOf(text, size) : x
  return `${fillOf(colour)} rg BT /${bold ? 'F2' : 'F1'} ${size} Tf ${start.toFixed(1)} ${y} Td (${escaped(text)}) Tj ET`
}

/** The bytes of a PDF with these pages; `title` is the title of the reader's window. */
export function pdfOf(title: string, pages: readonly (readonly PdfText[])[]): Uint8Array<ArrayBuffer> {
  const firstPage = 6
  const pageId = (index: number) => firstPage + index * 2
  const font = (name: string) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (de-AT) /ViewerPreferences << /DisplayDocTitle true >> >>',
    `<< /Type /Pages /Kids [${pages.map((_page, index) => `${pageId(index)} 0 R`).join(' ')}] /Count ${pages.length} >>`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    `<< /Title (${escaped(title)}) >>`,
    ...pages.flatMap((page, index) => {
      const content = page.map(command).join('\n')
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${pageWidth} ${pageHeight}] /Contents ${pageId(index) + 1} 0 R ` +
          '/Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> >>',
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ]
    }),
  ]
  let file = '%PDF-1.4\n%\u00e2\u00e3\u00cf\u00d3\n'
  const offsets = objects.map((object, index) => {
    const offset = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const trailer = `<< /Size ${objects.length + 1} /Root 1 0 R /Info 5 0 R >>`
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n${trailer}\nstartxref\n${file.length}\n%%EOF\n`
  return Uint8Array.from(file, (sign) => sign.charCodeAt(0))
}
