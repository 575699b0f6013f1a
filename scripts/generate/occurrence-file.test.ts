import { expect, it } from 'vitest'
import { smallContract } from './small-contract.fake.ts'
import { occurrenceFile } from './occurrence-file.ts'

it('the occurrence of each item type becomes code, typed by both enumerations', () => {
  const document = smallContract()
  const schema = { enum: ['ONCE', 'EVER'], 'x-occurrence': { ONCE: 'ONE_TIME', EVER: 'RECURRING' } }
  document.components.schemas.FeeItemType = schema as (typeof document.components.schemas)[string]
  const file = occurrenceFile(document)
  expect(file).toContain("  ONCE: 'ONE_TIME',\n  EVER: 'RECURRING',\n")
  expect(file).toContain('Record<FeeItemType, FeeOccurrence>')
})
