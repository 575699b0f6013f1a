/** Figures of rules: `x-constants` of the schemas, and `${name}` in the texts and expressions of the contract. */
import type { Constant, Document } from '#contract-checks/contract.ts'

export type NamedConstant = Constant & { name: string; schema: string }

/** All constants by name. */
export const constantsOf = ({ components }: Pick<Document, 'components'>): NamedConstant[] =>
  Object.entries(components.schemas)
    .flatMap(([name, schema]) =>
      Object.entries(schema['x-constants'] ?? {}).map(([key, constant]) => ({ ...constant, name: key, schema: name })),
    )
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))

/** How a text of the contract names a constant. */
export const reference = /\$\{(\w+)\}/g

/** Replaces the names of constants in the text of a bundle by their values; an unknown name stays, which the lint reports. */
export function fillConstants(bundle: string, constants: readonly Pick<NamedConstant, 'name' | 'value'>[]): string {
  const values = new Map(constants.map(({ name, value }) => [name, value]))
  return bundle.replaceAll(reference, (whole, name: string) => String(values.get(name) ?? whole))
}
