/** Whom a change of the contract touches: the operations that hold the changed part. */
import { type Document, methods } from '#contract-checks/contract.ts'
import { unescapeKey } from '#contract-checks/contract.ts'

const refsIn = (node: unknown): string[] =>
  [...JSON.stringify(node).matchAll(/"\$ref":"#([^"]+)"/g)].map(([, pointer]) => pointer!)

/** The components that a part of the contract refers to, also through others. */
function closure(document: Document, node: unknown): Set<string> {
  const found = new Set<string>()
  const visit = (part: unknown) => {
    for (const pointer of refsIn(part)) {
      if (found.has(pointer)) continue
      found.add(pointer)
      visit(at(document, pointer))
    }
  }
  visit(node ?? null)
  return found
}

function at(document: Document, pointer: string): unknown {
  const keys = pointer.slice(1).split('/')
  return keys.reduce<unknown>(
    (node, key) => (node as Record<string, unknown> | undefined)?.[unescapeKey(key)],
    document,
  )
}

/** The operationIds that a pointer into the bundle belongs to, in the order of the contract; none for the rest of it. */
export function operationsTouched(document: Document, pointer: string): string[] {
  const [kind, ...rest] = pointer.replace(/^#?\//, '').split('/')
  if (kind === 'paths') return ofPath(document, unescapeKey(rest[0] ?? ''), rest[1])
  if (kind !== 'components') return []
  const component = `/components/${rest.slice(0, 2).join('/')}`
  return eachOperation(document).flatMap(({ id, node }) => (closure(document, node).has(component) ? [id] : []))
}

function ofPath(document: Document, path: string, method: string | undefined): string[] {
  const ofThatPath = eachOperation(document).filter((one) => one.path === path)
  const exact = ofThatPath.filter((one) => one.method === method)
  return (exact.length > 0 ? exact : ofThatPath).map(({ id }) => id)
}

const eachOperation = ({ paths }: Document) =>
  Object.entries(paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method]
      return operation ? [{ path, method, id: operation.operationId, node: [item.parameters, operation] }] : []
    }),
  )
