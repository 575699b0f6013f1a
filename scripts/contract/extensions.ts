/** Our own keywords are promises too, and no tool knows what they mean. */
import { isDeepStrictEqual } from 'node:util'
import type { Change } from './change.ts'
import { escapeKey } from '#contract-checks/contract.ts'

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Tell in other words what is promised anyway. */
const onlyWords = new Set(['x-porting', 'x-porting-notes'])

/** Every `x-` value that differs at a place which both documents have; breaking, unless relations were only added. */
export function extensionChanges(base: unknown, revision: unknown, pointer = '#'): Change[] {
  if (!isObject(base) || !isObject(revision)) return []
  const keys = [...new Set([...Object.keys(base), ...Object.keys(revision)])]
  return keys.flatMap((key) => {
    const place = `${pointer}/${escapeKey(key)}`
    if (!key.startsWith('x-')) return extensionChanges(base[key], revision[key], place)
    if (key === 'x-invariants' || key === 'x-rules') return relationChanges(base[key], revision[key], place)
    const [from, to] = [told(base[key]), told(revision[key])]
    return from === to
      ? []
      : [
          {
            impact: onlyWords.has(key) ? 'patch' : 'major',
            pointer: place,
            sentence: `\`${key}\` changed from ${from} to ${to}.`,
          },
        ]
  })
}

type Relation = string | { code: string; says?: string; holds?: string }
const nameOf = (relation: Relation) => (typeof relation === 'string' ? relation : relation.code)
const meaningOf = (relation: Relation) => (typeof relation === 'string' ? relation : { ...relation, says: undefined })

/** Their order means nothing; one that is loosened or gone lets pass what nobody expects. */
function relationChanges(base: unknown, revision: unknown, pointer: string): Change[] {
  const [before, after] = [base ?? [], revision ?? []] as [Relation[], Relation[]]
  const holder = pointer.split('/').at(-2)
  const known = new Map(after.map((one) => [nameOf(one), one]))
  const changed = before.flatMap((one): Change[] => {
    const name = nameOf(one)
    const now = known.get(name)
    known.delete(name)
    const says = (impact: Change['impact'], what: string) => [
      { impact, pointer, sentence: `\`${name}\` of \`${holder}\` ${what}.` },
    ]
    if (now === undefined) return says('major', 'need not hold any more')
    if (!isDeepStrictEqual(meaningOf(one), meaningOf(now)))
      return says('major', `changed from ${told(one)} to ${told(now)}`)
    return isDeepStrictEqual(one, now) ? [] : says('patch', 'is told in other words')
  })
  const added = [...known.keys()].map((name) => `\`${name}\``).join(', ')
  return added === '' ? changed : [...changed, { impact: 'minor', pointer, sentence: `\`${holder}\` keeps ${added}.` }]
}

/** A value of the contract as a sentence tells it. */
export const told = (value: unknown) => (value === undefined ? 'nothing' : JSON.stringify(value))
