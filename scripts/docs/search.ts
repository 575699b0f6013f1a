/** What the search finds: title, address, text to search in, and a line that explains. */
import type { Document, FlatOperation } from '../contract/document.ts'

type Entry = [title: string, path: string, text: string, line: string]

export function searchEntries(document: Document, operations: readonly FlatOperation[]): Entry[] {
  const calls = operations.map(({ id, method, path, operation, responses }): Entry => {
    const line = `${method.toUpperCase()} ${path}`
    const text = [id, line, operation.summary, ...Object.keys(responses)].join(' ').toLowerCase()
    return [id, `operations/${id}.html`, text, line]
  })
  const schemas = Object.entries(document.components.schemas).map(([name, schema]): Entry => {
    const fields = Object.keys(schema.properties ?? {}).join(' ')
    return [
      name,
      `schemas/${name}.html`,
      `${name} ${fields} schema`.toLowerCase(),
      `Schema. ${schema.description ?? ''}`,
    ]
  })
  const statuses = [...new Set(operations.flatMap(({ responses }) => Object.keys(responses)))].map((status): Entry => [
    status,
    `errors.html#status-${status}`,
    `status ${status}`,
    'What it means for each call',
  ])
  return [...calls, ...schemas, ...statuses.filter(([status]) => /^[45]/.test(status))]
}
