/** Makes two modules of the bundle for the panel: the words and shapes of all answers, and validators of their bodies. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { invariantsOf } from '#contract-checks/relations.ts'
import {
  escapeKey,
  operationsOf,
  resolveRef,
  type FlatOperation,
  type Document,
  type Schema,
} from '#contract-checks/contract.ts'
import { readDocument } from '#scripts/contract/read-document.ts'
import { root } from '../run.ts'
import { Ajv2020 } from 'ajv/dist/2020.js'
import standalone from 'ajv/dist/standalone/index.js'
import formats from 'ajv-formats'
import { closeSchema } from '#contract-checks/validator.ts'

type Response = FlatOperation['responses'][string]

/** The two modules as code. */
function modules(): Record<string, string> {
  const document = readDocument(join(root, 'generated/openapi.yaml'))
  const validators = answerValidators(document)
  const known = new Map<string, number>()
  const answers: object[] = []

  const answerOf = ({ description, headers = {}, content = {} }: Response, at: string): object => {
    const named = Object.entries(headers).map(([name, { required = false, schema }]) => {
      const pointer = `${at}/headers/${name}`
      return [name, { required, pointer, schema: schema && validators.add(schema, `${pointer}/schema`) }]
    })
    const bodies = Object.entries(content).map(([mediaType, { schema, examples = {} }]) => {
      const pointer = `${at}/content/${escapeKey(mediaType)}/schema`
      const words = Object.entries(examples).map(([name, one]) => [name, resolveRef(document, one).summary ?? name])
      const isJson = schema !== undefined && schema.format !== 'binary'
      const invariants = isJson ? invariantsOf(document.components.schemas, schema, `#${pointer}`) : []
      const media = { pointer, schema: isJson ? validators.add(schema, pointer) : undefined, invariants }
      return [mediaType, { ...media, examples: Object.fromEntries(words) as object }]
    })
    const parts = { headers: Object.fromEntries(named) as object, content: Object.fromEntries(bodies) as object }
    return { pointer: at, description, ...parts }
  }

  const operations = operationsOf(document).map(({ id, path, method, responses, operation }) => {
    const pointer = `/paths/${escapeKey(path)}/${method}/responses`
    const places = Object.entries(responses).map(([status, response]) => {
      const at = operation.responses[status]?.$ref?.slice(1) ?? `${pointer}/${status}`
      if (!known.has(at)) known.set(at, answers.push(answerOf(response, at)) - 1)
      return [status, known.get(at)]
    })
    return [id, { pointer, summary: operation.summary, answers: Object.fromEntries(places) as object }]
  })
  const data = { answers, operations: Object.fromEntries(operations) as object }
  const lines = Object.entries(data).map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}\n`)
  return { 'virtual:contract-answers': lines.join(''), 'virtual:contract-validators': validators.code() }
}

/** Lets the panel import both; they are made when the first of them is imported, and again when the bundle has changed. */
export function contractModules(): Plugin {
  let made: { of: string; modules: Record<string, string> } | undefined
  return {
    name: 'contract-modules',
    resolveId: (id) => (id.startsWith('virtual:contract-') ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith('\0virtual:contract-')) return undefined
      const bundle = readFileSync(join(root, 'generated/openapi.yaml'), 'utf8')
      if (made?.of !== bundle) made = { of: bundle, modules: modules() }
      return made.modules[id.slice(1)]
    },
  }
}

/** The schema without words; its parts know their place in the bundle (`x-at`), so that a broken rule can be pointed at. */
function placed(whole: Schema, at: string): Schema & { 'x-at': string } {
  const schema = { ...whole }
  delete schema.description
  const list = (key: 'allOf' | 'anyOf' | 'oneOf') =>
    schema[key] && { [key]: schema[key].map((part, index) => placed(part, `${at}/${key}/${index}`)) }
  const fields = Object.entries(schema.properties ?? {}).map(([name, field]) => [
    name,
    placed(field, `${at}/properties/${escapeKey(name)}`),
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
function answerValidators(document: Document) {
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

/** What Ajv's validators need at run time; Vite looks for packages in files only, and these are named in a made module. */
const include = ['ajv/dist/runtime/equal', 'ajv/dist/runtime/ucs2length', 'ajv-formats/dist/formats']

/** Puts the panel on the pages of `npm run dev`. */
export const panelInDevelopment = (): Plugin[] => [
  contractModules(),
  {
    name: 'panel-in-development',
    config: () => ({ optimizeDeps: { include } }),
    transformIndexHtml: () => [
      { tag: 'script', attrs: { type: 'module', src: '/panel/entry.ts' }, injectTo: 'head-prepend' },
    ],
  },
]
