/** What the search of our own pages finds: title, address, text to search in, and a line that explains. */
import { type Document, type FlatOperation, resolveRef } from '#contract-checks/contract.ts'

type Entry = [title: string, path: string, text: string, line: string]

export function searchEntries(document: Document, operations: readonly FlatOperation[]): Entry[] {
  const calls = operations.map((one): Entry => {
    const { id, method, path, operation, responses, parameters } = one
    const line = `${method.toUpperCase()} ${path}`
    const headers = Object.values(responses).flatMap((answer) => Object.keys(answer.headers ?? {}))
    const names = [...parameters.map(({ name }) => name), ...headers, ...fieldsOf(document, one)]
    const words = [id, line, operation.summary, ...Object.keys(responses), ...new Set(names)]
    return [id, `operations/${id}.html`, words.join(' ').toLowerCase(), line]
  })
  const schemas = Object.entries(document.components.schemas).map(([name, schema]): Entry => {
    const fields = Object.keys(schema.properties ?? {}).join(' ')
    return [name, `#models/${name}`, `${name} ${fields} schema`.toLowerCase(), `Schema. ${schema.description ?? ''}`]
  })
  const statuses = [...new Set(operations.flatMap(({ responses }) => Object.keys(responses)))].map((status): Entry => [
    status,
    `errors.html#status-${status}`,
    `status ${status}`,
    'What it means for each call',
  ])
  return [...calls, ...schemas, ...statuses.filter(([status]) => /^[45]/.test(status))]
}

/** The fields that a call sends and is answered. */
function fieldsOf(document: Document, { body, responses }: FlatOperation): string[] {
  const media = [body, ...Object.values(responses)].flatMap((part) => Object.values(part?.content ?? {}))
  return media.flatMap(({ schema }) => Object.keys(schema ? (resolveRef(document, schema).properties ?? {}) : {}))
}
