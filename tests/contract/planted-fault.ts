import type { Document } from '../../scripts/contract/document.ts'
import { ruleset } from '../../scripts/contract/ruleset.ts'
import { contract } from './read-contract.ts'

/** One fault: what is wrong, the rule that must see it, and how it is planted into a copy of the contract. */
export type Fault = [what: string, rule: string, plant: (copy: Document) => void]

/** The names of the rules that refuse a copy of the contract with one planted fault. */
export function refusedBy(plant: (copy: Document) => void): string[] {
  const copy = structuredClone(contract)
  plant(copy)
  return [...new Set(ruleset(copy).map(({ rule }) => rule))]
}
