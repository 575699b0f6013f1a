import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { readDocument } from '#scripts/contract/read-document.ts'
import { everySchema } from '#scripts/contract/rules/rule.ts'

/** Names of the contract that these files read from values of their own, with what these are. */
const ownValues: Record<string, string> = {
  'src/features/customers/recent-customers.ts bpNumber': 'what the browser has stored',
  'src/features/customers/recent-customers.ts kind': 'what the browser has stored',
  'src/features/products/product-state.ts day': 'the state of a product, typed by the portal',
  'src/features/registrations/entry-modals.tsx iban': 'one of two generated models',
  'src/shared/address/zipcode.ts templates': 'the formats of countries',
  'src/shared/form/rules/required-check.ts name': 'what binds an input',
  'src/shared/table/on-demand/saved-views.ts name': 'what the browser has stored',
}

/** `'field' in value`, and a cast to a type of which only a field is known. */
const untyped = /'(\w+)' in |\bas \{ (\w+)\??: /g

it('the portal reads no field of the contract without its generated type', () => {
  const fields = new Set(
    [...everySchema(readDocument('generated/openapi.yaml'))].flatMap(([, { properties = {} }]) =>
      Object.keys(properties),
    ),
  )
  const found = globSync('src/**/*.{ts,tsx}')
    .filter((file) => !/\.(test|fake)\./.test(file))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(untyped)].map(([, asked, cast]) => ({ file, field: asked ?? cast! })),
    )
    .filter(({ field }) => fields.has(field))
    .map(({ file, field }) => `${file} ${field}`)
  expect([...new Set(found)].toSorted()).toEqual(Object.keys(ownValues))
})
