/** The portal, what stands before it, the reference of the contract, the mails and the PDFs have one brand (docs/decisions/047). */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { cssVariables, theme } from '#src/app/theme.ts'
import { brand } from '#sandbox/domain/receipt-file.ts'
import { root } from '#scripts/run.ts'

const petrol = theme.colors!.petrol!
const dot = cssVariables(theme as never).variables['--brand-dot']!

it('the sandbox writes mails and PDFs in the colours of the portal', () => {
  expect(brand).toEqual({ petrol: petrol[8], dot })
})

it.each([
  ['index.html', [`light-dark(${petrol[8]}, ${petrol[3]})`]],
  ['public/favicon.svg', [petrol[8], dot]],
  ['public/manifest.json', [petrol[8]]],
  ['scripts/docs/docs.css', [`light-dark(${petrol[8]}, ${petrol[3]})`, dot]],
  ['sandbox/controls/inbox/inbox.css', [`light-dark(${petrol[8]}, ${petrol[3]})`]],
  ['sandbox/controls/inbox/inbox.svg', [petrol[8]]],
])('%s has the colours of the portal', (file, colours) => {
  const text = readFileSync(join(root, file), 'utf8')
  for (const colour of colours) expect(text).toContain(colour)
})
