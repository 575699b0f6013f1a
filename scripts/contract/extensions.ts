/** Our own keywords (`x-roles`, `x-occurrence`) are promises too, and no tool knows what they mean. */
import type { Change } from './change.ts'

const escape = (key: string) => key.replaceAll('~', '~0').replaceAll('/', '~1')
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Every `x-` value that differs at a place which both documents have, as a breaking change. */
export function extensionChanges(base: unknown, revision: unknown, pointer = '#'): Change[] {
  if (!isObject(base) || !isObject(revision)) return []
  const keys = [...new Set([...Object.keys(base), ...Object.keys(revision)])]
  return keys.flatMap((key) => {
    const place = `${pointer}/${escape(key)}`
    if (!key.startsWith('x-')) return extensionChanges(base[key], revision[key], place)
    const [from, to] = [told(base[key]), told(revision[key])]
    return from === to
      ? []
      : [{ impact: 'major', pointer: place, sentence: `\`${key}\` changed from ${from} to ${to}.` }]
  })
}

/** A value of the contract as a sentence tells it. */
export const told = (value: unknown) => (value === undefined ? 'nothing' : JSON.stringify(value))
