/** Which operations hold a part of the contract, and whether callers send it or servers answer with it. */
import { type Document, methods, unescapeKey } from '#contract-checks/contract.ts'

/** Both are false for what is neither in a request nor in an answer, such as the summary of an operation. */
export type Use = { operation: string; sent: boolean; answered: boolean }

/** The operations that a pointer into the bundle belongs to, in the order of the contract; none for the rest of it. */
export function usesOf(document: Document, pointer: string): Use[] {
  const [kind, ...rest] = pointer.replace(/^#?\//, '').split('/')
  if (kind === 'paths') return usesOfPath(document, rest)
  if (kind !== 'components') return []
  const component = `/components/${rest.slice(0, 2).join('/')}`
  return componentsByOperation(document).flatMap(({ id, request, answers, other }) => {
    const [sent, answered] = [request.has(component), answers.has(component)]
    return sent || answered || other.has(component) ? [{ operation: id, sent, answered }] : []
  })
}

/** The operationIds that a pointer into the bundle belongs to. */
export const operationsTouched = (document: Document, pointer: string): string[] =>
  usesOf(document, pointer).map(({ operation }) => operation)

function usesOfPath(document: Document, [path = '', ...rest]: readonly string[]): Use[] {
  const ofThatPath = eachOperation(document).filter((one) => one.path === unescapeKey(path))
  const exact = ofThatPath.filter((one) => one.method === rest[0])
  const part = exact.length > 0 ? rest[1] : rest[0]
  const [sent, answered] = [part === 'parameters' || part === 'requestBody', part === 'responses']
  return (exact.length > 0 ? exact : ofThatPath).map(({ id }) => ({ operation: id, sent, answered }))
}

const eachOperation = ({ paths }: Document) =>
  Object.entries(paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method]
      return operation ? [{ path, method, id: operation.operationId, item, operation }] : []
    }),
  )

type Components = { id: string; request: Set<string>; answers: Set<string>; other: Set<string> }

const known = new WeakMap<Document, Components[]>()

/** Following the references of 150 operations takes a while, and changes come by the hundred. */
function componentsByOperation(document: Document): Components[] {
  const found = known.get(document) ?? [...findComponents(document)]
  known.set(document, found)
  return found
}

function* findComponents(document: Document): Generator<Components> {
  for (const { id, item, operation } of eachOperation(document)) {
    const { parameters, requestBody, responses, ...other } = operation
    yield {
      id,
      request: closure(document, [item.parameters, parameters, requestBody]),
      answers: closure(document, responses),
      other: closure(document, other),
    }
  }
}

const refsIn = (node: unknown): string[] =>
  [...JSON.stringify(node).matchAll(/"\$ref":"#([^"]+)"/g)].map(([, pointer]) => pointer!)

/** The components that a part of the contract refers to, also through others. */
function closure(document: Document, node: unknown): Set<string> {
  const found = new Set<string>()
  const visit = (part: unknown) => {
    for (const pointer of refsIn(part)) {
      if (found.has(pointer)) continue
      found.add(pointer)
      visit(valueAt(document, pointer))
    }
  }
  visit(node ?? null)
  return found
}

function valueAt(document: Document, pointer: string): unknown {
  const keys = pointer.slice(1).split('/')
  return keys.reduce<unknown>(
    (node, key) => (node as Record<string, unknown> | undefined)?.[unescapeKey(key)],
    document,
  )
}
