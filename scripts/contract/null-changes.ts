/** Schemas that only one of two contracts lets be null; Redocly rates the way in which this is written. */
import { type Document, type Schema, escapeKey, resolveRef } from '#contract-checks/contract.ts'
import type { Change } from './change.ts'
import { usesOf } from './uses.ts'

/** Takes null out of the schemas in both documents, so that Redocly compares the rest of them, and resolves with the changes. */
export function extractNullChanges(base: Document, revision: Document): Change[] {
  const changes: Change[] = []
  visit(base, revision, '#', '')
  return changes

  function visit(from: unknown, to: unknown, pointer: string, owner: string): void {
    if (!isObject(from) || !isObject(to)) return
    const [was, is] = [hasNull(from), hasNull(to)]
    if (was !== is && !(was ? isNullable(revision, to) : isNullable(base, from))) {
      changes.push(was ? lost(pointer) : gained(pointer))
      removeNull(...(was ? ([from, to] as const) : ([to, from] as const)))
    }
    for (const key of Object.keys(from)) {
      const isName = owner === 'properties' || owner === 'responses'
      if (!isName && (values.has(key) || key.startsWith('x-'))) continue
      visit(from[key], to[key], `${pointer}/${escapeKey(key)}`, isName ? '' : key)
    }
  }

  /** Who sends null is refused, and who answers with it breaks the contract. */
  function lost(pointer: string): Change {
    const uses = usesOf(revision, pointer)
    const [isSent, isAnswered] = [uses.some(({ sent }) => sent), uses.some(({ answered }) => answered)]
    const breaks = [...(isSent ? ['caller' as const] : []), ...(isAnswered ? ['server' as const] : [])]
    return { impact: 'major', pointer, sentence: `${nameAt(pointer)} can no longer be null.`, breaks }
  }

  /** Who reads has to expect null; who only sends may go on as before. */
  function gained(pointer: string): Change {
    const isRead = usesOf(revision, pointer).some(({ answered }) => answered)
    const sentence = `${nameAt(pointer)} can be null.`
    return isRead ? { impact: 'major', pointer, sentence, breaks: ['reader'] } : { impact: 'minor', pointer, sentence }
  }
}

type Node = Schema & Record<string, unknown>
const isObject = (value: unknown): value is Node => typeof value === 'object' && value !== null

/** Hold values, which look like schemas by chance. */
const values = new Set(['example', 'examples', 'enum', 'const', 'default'])

const choices = ['oneOf', 'anyOf'] as const
const isNull = (schema: Schema) => schema.type === 'null'

const hasNull = ({ type, ...schema }: Schema): boolean =>
  (Array.isArray(type) && type.includes('null')) ||
  choices.some((choice) => Array.isArray(schema[choice]) && schema[choice].some(isNull))

/** Also through references, and where no type is given. */
function isNullable(document: Document, schema: Schema): boolean {
  if (schema.$ref !== undefined) return isNullable(document, resolveRef(document, schema))
  if (schema.type !== undefined || schema.enum !== undefined || schema.const !== undefined) return hasNull(schema)
  const members = choices.flatMap((choice) => schema[choice] ?? [])
  if (members.length > 0) return members.some((member) => isNull(member) || isNullable(document, member))
  return (schema.allOf ?? []).every((part) => isNullable(document, part))
}

/** Writes a schema without null as the other document does: with a choice of the other members, or the only one in its place. */
function removeNull(schema: Schema, other: Schema): void {
  if (Array.isArray(schema.type)) {
    const types = schema.type.filter((type) => type !== 'null')
    schema.type = types.length === 1 && !Array.isArray(other.type) ? types[0]! : types
    if (schema.enum) schema.enum = schema.enum.filter((value) => value !== null)
  }
  for (const choice of choices) {
    const members = schema[choice]?.filter((member) => !isNull(member))
    if (members === undefined) continue
    schema[choice] = members
    if (members.length !== 1 || other[choice] !== undefined) continue
    delete schema[choice]
    Object.assign(schema, members[0])
  }
}

/** Such as "`day` of `Fee`". */
function nameAt(pointer: string): string {
  const names = pointer
    .split('/')
    .filter((segment) => !/^(schema|schemas|properties|items|oneOf|anyOf|allOf|\d+)$/.test(segment))
  const [holder, name] = names.slice(-2)
  return pointer.includes('/properties/') ? `\`${name}\` of \`${holder}\`` : `\`${name}\``
}
