import { expect, test } from 'vitest'
import type { Document } from '#contract-checks/contract.ts'
import { prismDocument } from './prism.ts'

const contract = (schemas: Document['components']['schemas']): Document => ({
  info: { version: '1.0.0' },
  tags: [],
  paths: {},
  components: { schemas },
})

test('a developer may send 19.99 to the mock, because decimal steps are left out', () => {
  const money = { type: 'number', multipleOf: 0.01, minimum: 0 }
  const document = contract({ Money: money, Fee: { properties: { amounts: { items: money } } } })
  const bounded = { type: 'number', minimum: 0 }
  expect(prismDocument(document).components.schemas).toEqual({
    Money: bounded,
    Fee: { properties: { amounts: { items: bounded } } },
  })
})

test('a developer still meets steps of whole numbers', () => {
  const document = contract({ Reload: { type: 'integer', multipleOf: 50 } })
  expect(prismDocument(document)).toEqual(document)
})

test('a developer finds the contract itself untouched', () => {
  const document = contract({ Money: { type: 'number', multipleOf: 0.01 } })
  prismDocument(document)
  expect(document).toEqual(contract({ Money: { type: 'number', multipleOf: 0.01 } }))
})
