/** Makes two modules of the bundle for the panel: the words and shapes of all answers, and validators of their bodies. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { invariantsOf } from '#contract-checks/relations.ts'
import { type FlatOperation, operationsOf, resolveRef } from '#contract-checks/contract.ts'
import { readDocument } from '#scripts/contract/read-document.ts'
import { root } from '../run.ts'
import { answerValidators, step } from './answer-validators.ts'

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
      const pointer = `${at}/content/${step(mediaType)}/schema`
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
    const pointer = `/paths/${step(path)}/${method}/responses`
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
