import { describe, expect, it } from 'vitest'
import { pdfOf } from './pdf.ts'

const latin = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1')

describe('a PDF', () => {
  const file = latin(
    pdfOf('Gebühr (neu)', [
      [{ x: 10, y: 20, size: 9, text: 'Bäckerei (Wien) – 5 €' }],
      [{ x: 100, y: 20, size: 10, align: 'end', text: '1,50' }],
    ]),
  )

  it('begins and ends as one, and its table leads to every object', () => {
    expect(file).toMatch(/^%PDF-1\.4\n/)
    expect(file).toMatch(/%%EOF\n$/)
    const table = Number(/startxref\n(\d+)/.exec(file)![1])
    expect(file.slice(table)).toMatch(/^xref\n0 10\n/)
    const offsets = [...file.slice(table).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, offset]) => Number(offset))
    expect(offsets).toHaveLength(9)
    offsets.forEach((offset, index) => expect(file.slice(offset)).toMatch(new RegExp(`^${index + 1} 0 obj\n`)))
  })

  it('states the length of the content of each page', () => {
    const streams = [...file.matchAll(/\/Length (\d+) >>\nstream\n([\s\S]*?)\nendstream/g)]
    expect(streams).toHaveLength(2)
    for (const [, length, content] of streams) expect(content).toHaveLength(Number(length))
  })

  it('keeps umlauts, dashes and the sign for euros, and the brackets of the text', () => {
    expect(file).toContain('(B\u00e4ckerei \\(Wien\\) \u0096 5 \u0080) Tj')
    expect(latin(pdfOf('', [[{ x: 0, y: 0, size: 9, text: 'Elif Yılmaz, Dvořák' }]]))).toContain(
      '(Elif Yilmaz, Dvor\u00e1k)',
    )
  })

  it('writes in the colour of a text, and in black where there is none', () => {
    const coloured = latin(pdfOf('', [[{ x: 0, y: 0, size: 9, colour: '#ff0080', text: 'rot' }]]))
    expect(coloured).toContain('1.000 0.000 0.502 rg BT /F1 9 Tf 0.0 0 Td (rot)')
    expect(file).toContain('0.000 0.000 0.000 rg BT /F1 9 Tf 10.0 20 Td')
  })

  it('lets amounts end where they should', () => {
    expect(file).toContain('/F1 10 Tf 80.5 20 Td (1,50)')
  })
})
