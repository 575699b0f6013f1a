import type { Document } from '#contract-checks/contract.ts'

/**
 * The contract as Prism can serve it. `multipleOf` of decimals is left out: Prism's Ajv divides floats without a tolerance
 * (19.99 / 0.01 is 1998.9999999999998), so it would refuse valid amounts.
 */
export function prismDocument(document: Document): Document {
  const isDecimalStep = (key: string, value: unknown) => key === 'multipleOf' && !Number.isInteger(value)
  const text = JSON.stringify(document, (key, value: unknown) => (isDecimalStep(key, value) ? undefined : value))
  return JSON.parse(text) as Document
}
