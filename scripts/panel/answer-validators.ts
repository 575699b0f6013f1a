/** Validators of answers as code, made while the panel is built: a strict page makes no code from strings. */
import { Ajv2020 } from 'ajv/dist/2020.js'
import standalone from 'ajv/dist/standalone/index.js'
import formats from 'ajv-formats'
import { closeSchema } from '#contract-checks/validator.ts'
import type { Document, Schema } from '#contract-checks/contract.ts'

/** One step of a JSON pointer. */
export const step = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1')

/** The schema without words; its parts know their place in the bundle (`x-at`), so that a broken rule can be pointed at. */
function placed(whole: Schema, at: string): Schema & { 'x-at': string } {
  const schema = { ...whole }
  delete schema.description
  const list = (key: 'allOf' | 'anyOf' | 'oneOf') =>
    schema[key] && { [key]: schema[key].map((part, index) => placed(part, `${at}/${key}/${index}`)) }
  const fields = Object.entries(schema.properties ?? {}).map(([name, field]) => [
    name,
    placed(field, `${at}/properties/${step(name)}`),
  ])
  return {
    ...schema,
    ...(schema.properties && { properties: Object.fromEntries(fields) as Record<string, Schema> }),
    ...(schema.items && { items: placed(schema.items, `${at}/items`) }),
    ...list('allOf'),
    ...list('anyOf'),
    ...list('oneOf'),
    'x-at': at,
  }
}

/** Collects schemas, each once; as for the sandbox's own answers, a field that the contract does not name is an error. */
export function answerValidators(document: Document) {
  const options = { strict: false, allErrors: true, verbose: true, multipleOfPrecision: 6, validateSchema: false }
  const ajv = new Ajv2020({ ...options, code: { source: true, esm: true } })
  formats.default(ajv)
  const components = Object.entries(document.components.schemas).map(([name, schema]) => [
    name,
    closeSchema(placed(schema, `/components/schemas/${name}`), false),
  ])
  ajv.addSchema({ components: { schemas: Object.fromEntries(components) as object } }, 'contract')
  const names = new Map<string, string>()
  return {
    /** The name of the schema's validator; `at` is its place in the bundle. */
    add: (schema: Schema, at: string): string => {
      const key = JSON.stringify(schema)
      const known = names.get(key)
      if (known !== undefined) return known
      const name = `validate${names.size}`
      const text = JSON.stringify(closeSchema(placed(schema, at), true)).replaceAll('"$ref":"#', '"$ref":"contract#')
      ajv.addSchema(JSON.parse(text) as object, `answer${names.size}`)
      names.set(key, name)
      return name
    },
    /** A module that exports `validators` by name. */
    code: (): string => {
      const all = [...names.values()].map((name, index) => [`own${index}`, `answer${index}`, name] as const)
      const code = standalone(ajv, Object.fromEntries(all.map(([own, id]) => [own, id])))
      const table = all.map(([own, , name]) => `${name}: ${own}`)
      return `${withImports(code)}\nexport const validators = { ${table.join(', ')} }\n`
    },
  }
}

/**
 * Ajv writes `require` for its few functions at run time; browsers know imports. Vite's server gives what a package exports
 * as the default export, its build gives it as it is.
 */
function withImports(code: string): string {
  const names = new Map<string, string>()
  const body = code.replaceAll(/require\("([^"]+)"\)/g, (_, from: string) => {
    const name = names.get(from) ?? `runtime${names.size}`
    names.set(from, name)
    return name
  })
  const imports = [...names].flatMap(([from, name]) => [
    `import * as ${name}Module from '${from}'`,
    `const ${name} = ${name}Module.default?.__esModule ? ${name}Module.default : ${name}Module`,
  ])
  return [...imports, body].join('\n')
}
