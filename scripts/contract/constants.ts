/** Figures of rules: `x-constants` of the schemas, and `${name}` in the texts and expressions of the contract. */
import type { Constant, Document, Schema } from '#contract-checks/contract.ts'

export type NamedConstant = Omit<Constant, 'value'> & { name: string; schema: string; value: number }

/** The value of a constant, which a keyword of its schema may hold; undefined where there is no number. */
export function constantValue(schema: Schema, { value, keyword }: Constant): number | undefined {
  const found: unknown = keyword === undefined ? value : Reflect.get(schema, keyword)
  return typeof found === 'number' && Number.isFinite(found) ? found : undefined
}

/** All constants by name; one without a value is left out, which the lint reports. */
export const constantsOf = ({ components }: Pick<Document, 'components'>): NamedConstant[] =>
  Object.entries(components.schemas)
    .flatMap(([name, schema]) =>
      Object.entries(schema['x-constants'] ?? {}).flatMap(([key, constant]) => {
        const value = constantValue(schema, constant)
        return value === undefined ? [] : [{ ...constant, name: key, schema: name, value }]
      }),
    )
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))

/** How a text of the contract names a constant. */
export const reference = /\$\{(\w+)\}/g

/** Replaces the names of constants in the text of a bundle by their values; an unknown name stays, which the lint reports. */
export function fillConstants(bundle: string, constants: readonly Pick<NamedConstant, 'name' | 'value'>[]): string {
  const values = new Map(constants.map(({ name, value }) => [name, value]))
  return bundle.replaceAll(reference, (whole, name: string) => String(values.get(name) ?? whole))
}
