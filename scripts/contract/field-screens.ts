/** Which screens read a field of an answer, as the compiler found it at the last release of the contract. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../run.ts'
import type { Change } from './change.ts'

/** `Fee.amount` and the addresses of its screens; none where no screen reads it. */
export type FieldScreens = Record<string, readonly string[]>

const file = join(root, 'docs/field-screens.tsv')

/** Sent back with every change or used by every page, and shown on no screen; a change of one concerns all screens of its calls. */
const neverShown = new Set(['etag', 'sessionIdleSeconds'])

export const readFieldScreens = (): FieldScreens =>
  Object.fromEntries(
    readFileSync(file, 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => line.split('\t'))
      .map(([field = '', screens = '']) => [field, screens === '' ? [] : screens.split(' ')]),
  )

export const writeFieldScreens = (screens: FieldScreens): void =>
  writeFileSync(
    file,
    `${Object.entries(screens)
      .map(([field, all]) => `${field}\t${all.join(' ')}`)
      .join('\n')}\n`,
  )

/** The fields that no screen reads. */
export const unreadFields = (screens: FieldScreens): string[] =>
  Object.keys(screens).filter((field) => screens[field]!.length === 0 && !neverShown.has(field.split('.').at(-1)!))

type Place = Pick<Change, 'pointer' | 'formerPointer'>

/**
 * The screens of the field that a change belongs to, by its former name; undefined where it is about no field of an answer, or about one
 * that all screens of its calls use.
 */
export function screensAt(screens: FieldScreens, { pointer, formerPointer }: Place): readonly string[] | undefined {
  const place = formerPointer ?? pointer
  const [, model, field] = /^#\/components\/schemas\/(\w+)\/properties\/(\w+)/.exec(place) ?? []
  return neverShown.has(field ?? '') ? undefined : screens[`${model}.${field}`]
}
