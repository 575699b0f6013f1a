/** Changes that Redocly does not see or cannot rate: our own keywords, what examples hold, and which shared answer a status is. */
import { isDeepStrictEqual } from 'node:util'
import {
  type Document,
  type Method,
  type Parameter,
  escapeKey,
  methods,
  resolveRef,
} from '#contract-checks/contract.ts'
import type { Change } from './change.ts'

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Tell in other words what is promised anyway. */
const onlyWords = new Set(['x-porting', 'x-porting-notes'])
/** Tell in a new way what descriptions promised before; another value of one breaks. */
const saysMore = new Set(['x-filter', 'x-shared', 'x-searched', 'x-ends-sessions'])

/** Every `x-` value that differs at a place which both documents have; breaking, except for some changes of relations. */
export function extensionChanges(base: unknown, revision: unknown, pointer = '#'): Change[] {
  if (!isObject(base) || !isObject(revision)) return []
  const keys = [...new Set([...Object.keys(base), ...Object.keys(revision)])]
  return keys.flatMap((key) => {
    const place = `${pointer}/${escapeKey(key)}`
    if (!key.startsWith('x-')) return extensionChanges(base[key], revision[key], place)
    if (key === 'x-invariants' || key === 'x-rules') return relationChanges(base[key], revision[key], place)
    if (key === 'x-roles') return roleChanges(base[key], revision[key], place)
    const [from, to] = [printValue(base[key]), printValue(revision[key])]
    return from === to
      ? []
      : [
          {
            impact: onlyWords.has(key) || (saysMore.has(key) && base[key] === undefined) ? 'patch' : 'major',
            pointer: place,
            sentence: `\`${key}\` changed from ${from} to ${to}.`,
          },
        ]
  })
}

/** One more role lets more employees call; one fewer refuses some with 403; without any the server no longer guards the call. */
function roleChanges(base: unknown, revision: unknown, pointer: string): Change[] {
  const [before, after] = [base, revision].map((roles) => (Array.isArray(roles) ? roles.map(String) : undefined))
  const added = after?.filter((role) => !before?.includes(role)) ?? []
  const removed = before?.filter((role) => !after?.includes(role)) ?? []
  if (after === undefined && before !== undefined)
    return [
      {
        impact: 'major',
        pointer,
        sentence: `Employees without ${before.join(' or ')} may call it too, who were refused before.`,
        breaks: ['server'],
      },
    ]
  if (before === undefined && after !== undefined)
    return [
      {
        impact: 'major',
        pointer,
        sentence: `Employees without ${after.join(' or ')} are refused with 403.`,
        breaks: ['caller'],
      },
    ]
  return [
    ...(removed.length > 0
      ? [
          {
            impact: 'major' as const,
            pointer,
            sentence: `Employees with only ${removed.join(' or ')} are refused with 403.`,
            breaks: ['caller' as const],
          },
        ]
      : []),
    ...(added.length > 0
      ? [{ impact: 'minor' as const, pointer, sentence: `Employees with ${added.join(' or ')} may call it too.` }]
      : []),
  ]
}

type Relation = string | { code: string; says?: string; holds?: string }
const nameOf = (relation: Relation) => (typeof relation === 'string' ? relation : relation.code)
const meaningOf = (relation: Relation) => (typeof relation === 'string' ? relation : { ...relation, says: undefined })

/**
 * Their order means nothing. An answer without one (`x-invariants`) holds what readers do not expect; a request without one (`x-rules`)
 * is accepted more often, and with a new one less often.
 */
function relationChanges(base: unknown, revision: unknown, pointer: string): Change[] {
  const isOfRequests = pointer.endsWith('/x-rules')
  const breaks = [isOfRequests ? 'caller' : 'reader'] as const
  const [before, after] = [base ?? [], revision ?? []] as [Relation[], Relation[]]
  const holder = pointer.split('/').at(-2)
  const known = new Map(after.map((one) => [nameOf(one), one]))
  const changed = before.flatMap((one): Change[] => {
    const name = nameOf(one)
    const now = known.get(name)
    known.delete(name)
    const changesOf = (impact: Change['impact'], what: string): Change[] => {
      const sentence = `\`${name}\` of \`${holder}\` ${what}.`
      return [{ impact, pointer, sentence, ...(impact === 'major' && { breaks }) }]
    }
    if (now === undefined) return changesOf(isOfRequests ? 'minor' : 'major', 'need not hold any more')
    if (!isDeepStrictEqual(meaningOf(one), meaningOf(now)))
      return changesOf('major', `changed from ${printValue(one)} to ${printValue(now)}`)
    return isDeepStrictEqual(one, now) ? [] : changesOf('patch', 'is worded differently')
  })
  const added = [...known.keys()].map((name) => `\`${name}\``).join(', ')
  if (added === '') return changed
  return isOfRequests
    ? [...changed, { impact: 'major', pointer, sentence: `\`${holder}\` has to keep ${added}.`, breaks }]
    : [...changed, { impact: 'minor', pointer, sentence: `\`${holder}\` keeps ${added}.` }]
}

/** A value of the contract within a sentence. */
export const printValue = (value: unknown) => (value === undefined ? 'nothing' : JSON.stringify(value))

// Examples

/** Every example of both bundles that holds something else than before, wherever it is written; that of a parameter by its name. */
export function exampleChanges(base: Document, revision: Document): Change[] {
  const placeOf = ({ pointer, name }: Example) => pointer.replace(/\/parameters\/\d+\/example$/, `/parameters/${name}`)
  const before = new Map([...examplesIn(base)].map((one) => [placeOf(one), one.value]))
  return [...examplesIn(revision)].flatMap(({ pointer, name, value }) =>
    !before.has(placeOf({ pointer, name, value })) ||
    isDeepStrictEqual(before.get(placeOf({ pointer, name, value })), value)
      ? []
      : [{ impact: 'patch', pointer, sentence: `Example \`${name}\` holds other values.` }],
  )
}

type Example = { pointer: string; name: string; value: unknown }

/** Named examples with a value of their own, and the unnamed one of a parameter, header or body; `owner` is what has it. */
function* examplesIn(node: unknown, pointer = '#', owner = ''): Generator<Example> {
  if (!isObject(node)) return
  for (const [key, value] of Object.entries(node)) {
    const here = `${pointer}/${escapeKey(key)}`
    if (owner === 'properties') yield* examplesIn(value, here, key)
    else if (key === 'example') yield { pointer: here, name: String(node.name ?? owner), value }
    else if (key === 'examples' && !Array.isArray(value)) yield* named(value, here)
    else yield* examplesIn(value, here, key)
  }
}

function* named(examples: unknown, pointer: string): Generator<Example> {
  for (const [name, example] of Object.entries(isObject(examples) ? examples : {})) {
    if (isObject(example) && 'value' in example)
      yield { pointer: `${pointer}/${escapeKey(name)}`, name, value: example.value }
  }
}

// Order of parameters

const namesOf = (document: Document, list: readonly Parameter[] = []): string[] =>
  list.map((one) => resolveRef(document, one)).map((one) => `${one.in} ${one.name}`)

/** The same parameters in another order: nothing that is sent differs, but functions that a generator writes may. */
export function orderChanges(base: Document, revision: Document): Change[] {
  const listsOf = (document: Document, path: string) =>
    ['', ...methods].map((method) => {
      const item = document.paths[path]
      const list = method === '' ? item?.parameters : item?.[method as Method]?.parameters
      return {
        pointer: `#/paths/${escapeKey(path)}${method && `/${method}`}/parameters`,
        names: namesOf(document, list),
      }
    })
  return Object.keys(revision.paths).flatMap((path) => {
    const before = listsOf(base, path)
    return listsOf(revision, path).flatMap(({ pointer, names }, index): Change[] => {
      const former = before[index]!.names
      const isMoved = names.join() !== former.join() && names.toSorted().join() === former.toSorted().join()
      const sentence = `The parameters ${former.join(', ')} are in another order; generated functions that take them by position change`
      return isMoved ? [{ impact: 'minor', pointer, sentence }] : []
    })
  })
}

// Shared answers

const componentName = (reference: string) => reference.split('/').at(-1)

/** Every status that both contracts answer with another one of the shared answers: the same body may mean something else. */
export function sharedAnswerChanges(base: Document, revision: Document): Change[] {
  return Object.entries(revision.paths).flatMap(([path, item]) =>
    methods.flatMap((method) =>
      Object.entries(item[method]?.responses ?? {}).flatMap(([status, { $ref: to }]): Change[] => {
        const from = base.paths[path]?.[method]?.responses[status]?.$ref
        if (from === undefined || to === undefined || from === to) return []
        const pointer = `#/paths/${path.replaceAll('/', '~1')}/${method}/responses/${status}`
        const sentence = `Answer ${status} is no longer \`${componentName(from)}\` but \`${componentName(to)}\`.`
        return [{ impact: 'major', pointer, sentence }]
      }),
    ),
  )
}
