/** Where in the hand-written files a finding is about: rules check the bundle, and people look for a file and a line. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { LineCounter, type Node, isMap, isScalar, isSeq, parseDocument } from 'yaml'
import { type Document, operationsOf, unescapeKey } from '#contract-checks/contract.ts'

/** Such as `openapi/schemas/Fee.yaml:12:3`. */
type Location = string

/** A file, and the keys that lead to a place in it. */
type Path = { file: string; keys: readonly string[] }

/**
 * Tells for a rule's place (`privateLogin 200 signedIn`, `Fee.product.type`, `schemas/Fee.yaml`) where it is written in `folder`; the
 * nearest place above where the last steps are not found, and undefined where the contract has no such name.
 */
export function locator(folder: string, document: Document): (place: string) => Location | undefined {
  const operations = new Map(operationsOf(document).map((one) => [one.id, one]))

  function pathOf(place: string): Path | undefined {
    const [first = '', ...words] = place.split(' ')
    const operation = operations.get(first)
    if (operation) return { file: pathFile(operation.path), keys: [operation.method, ...keysOfOperation(words)] }
    if (/^(GET|PUT|POST|DELETE|PATCH)$/.test(first))
      return { file: pathFile(words[0] ?? ''), keys: [first.toLowerCase()] }
    if (first.startsWith('/')) return { file: 'openapi.yaml', keys: ['paths', first] }
    if (/\.yaml(#|$)/.test(first)) {
      const [file = '', pointer = ''] = first.split('#/')
      return { file, keys: pointer === '' ? [] : pointer.split('/') }
    }
    const [name = '', ...fields] = first.replace(/^components\.(schemas|responses|parameters)\./, '').split('.')
    const keys = fields.flatMap((field) => fieldKeys(field))
    const kind = ['schemas', 'responses', 'parameters'].find((one) => existsSync(join(folder, one, `${name}.yaml`)))
    if (kind !== undefined) return { file: `${kind}/${name}.yaml`, keys: kind === 'schemas' ? keys : fields }
    return { file: 'openapi.yaml', keys: [name, ...fields] }
  }

  return (place) => {
    if (/\.yaml:\d+$/.test(place)) return `${join(folder, place)}:1`
    const path = pathOf(place)
    return path && locate(folder, path)
  }
}

const pathFile = (url: string) => `paths${url.replace(/\/$/, '')}.yaml`

/** Where a place of the bundle (`#/components/schemas/Fee/properties/amount`) is written, or was when its file is gone. */
export function locatePointer(folder: string, pointer: string): Location {
  const path = pathOfPointer(folder, pointer.split('/').slice(1).map(unescapeKey))
  return locate(folder, path) ?? join(folder, path.file)
}

function pathOfPointer(folder: string, steps: readonly string[]): Path {
  const [first = '', second = '', third = ''] = steps
  if (first === 'paths') return { file: pathFile(second), keys: steps.slice(2) }
  if (first !== 'components' || third === '') return root(steps)
  if (second !== 'examples')
    return existsSync(join(folder, second)) ? { file: `${second}/${third}.yaml`, keys: steps.slice(3) } : root(steps)
  // Examples of one subject share a file.
  const file = globSync('examples/**/*.yaml', { cwd: folder }).find((one) =>
    readFileSync(join(folder, one), 'utf8').split('\n').includes(`${third}:`),
  )
  return file === undefined ? root(steps) : { file: file.replaceAll('\\', '/'), keys: steps.slice(2) }
}

const root = (keys: readonly string[]): Path => ({ file: 'openapi.yaml', keys })

/** `200 signedIn` is below `responses`, in one of its media types; `request moved` is in the body. */
function keysOfOperation([part = '', ...rest]: string[]): string[] {
  const inContent = rest.length > 0 ? ['content', '*', 'examples', rest[0]!] : []
  if (/^(\d{3}|default)$/.test(part)) return ['responses', part, ...inContent]
  if (part === 'request' || part === 'body') return ['requestBody', ...inContent]
  return part === '' ? ['operationId'] : ['parameters', part]
}

/** `results[]` is a field and the items of its list; `*` is any field. */
const fieldKeys = (field: string): string[] => {
  const name = field.replaceAll('[]', '')
  const items = field
    .split('[]')
    .slice(1)
    .map(() => 'items')
  return name === '*' ? ['additionalProperties', ...items] : ['properties', name, ...items]
}

/** Follows the keys, and references to other files, as far as they lead. */
function locate(folder: string, { file, keys }: Path): Location | undefined {
  if (!existsSync(join(folder, file))) return undefined
  const lines = new LineCounter()
  const parsed = parseDocument(readFileSync(join(folder, file), 'utf8'), { lineCounter: lines, merge: true })
  let node = parsed.contents as Node | null
  let offset = node?.range?.[0] ?? 0
  const locationAt = (position: number) => {
    const { line, col } = lines.linePos(position)
    return `${join(folder, file)}:${line}:${col}`
  }
  for (const [index, key] of keys.entries()) {
    const rest = keys.slice(index)
    const found = childOf(node, key)
    const target = found === undefined ? targetOf(node, file, rest) : undefined
    if (target) return locate(folder, target) ?? locationAt(offset)
    if (found === undefined) break
    node = found.value
    offset = found.offset
  }
  // A value that does not fit is in the file of the example.
  const example = keys.includes('examples') ? targetOf(node, file, []) : undefined
  return (example && locate(folder, example)) ?? locationAt(offset)
}

/** Where a reference to another file leads, and the keys that are left to go there. */
function targetOf(node: Node | null, file: string, rest: readonly string[]): Path | undefined {
  const reference: unknown = isMap(node) ? node.get('$ref') : undefined
  if (typeof reference !== 'string' || !reference.includes('.yaml')) return undefined
  const [target = '', pointer = ''] = reference.split('#/')
  return { file: posix.join(posix.dirname(file), target), keys: [...pointer.split('/').filter(Boolean), ...rest] }
}

type Child = { value: Node | null; offset: number }

/** The value of a key, of any key for `*`, or the item of a list at this position or with this name. */
function childOf(node: Node | null, key: string): Child | undefined {
  if (isSeq(node)) {
    const item = node.items.find(
      (one, index) =>
        String(index) === key ||
        (isMap(one) && (one.get('name') === key || String(one.get('$ref')).includes(`/${key}.yaml`))),
    )
    return isMap(item) ? { value: item, offset: item.range?.[0] ?? 0 } : undefined
  }
  if (!isMap(node)) return undefined
  const pair = node.items.find((one) => key === '*' || (isScalar(one.key) && String(one.key.value) === key))
  if (pair === undefined || !isScalar(pair.key)) return undefined
  return { value: pair.value as Node | null, offset: pair.key.range?.[0] ?? 0 }
}
