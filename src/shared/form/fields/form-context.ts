import { createContext, use, useEffect, useLayoutEffect } from 'react'
import type { FieldMessages } from '../text/field-message.ts'

/** The sentences that only the form around a field has. */
export const OwnMessages = createContext<FieldMessages>({})

/** A field as the comparison names it: its words are those that the form shows. */
export type KnownField = {
  label: string
  /** A value in the words and the notation of the field; nothing for an empty one. */
  say: (value: unknown) => string
}

/** The fields that a form has just now, in their order. */
export function knownFields() {
  let all: ReadonlyMap<string, KnownField> = new Map()
  const told = new Set<() => void>()
  const put = (next: ReadonlyMap<string, KnownField>) => {
    all = next
    for (const tell of told) tell()
  }
  return {
    read: () => all,
    listen: (tell: () => void) => {
      told.add(tell)
      return () => void told.delete(tell)
    },
    /** One that is there already keeps its place. */
    set: (name: string, field: KnownField) => put(new Map(all).set(name, field)),
    remove: (name: string) => put(new Map([...all].filter(([other]) => other !== name))),
  }
}

export type KnownFields = ReturnType<typeof knownFields>

/** Only a form that compares wants to know its fields. */
export const FormFields = createContext<KnownFields | undefined>(undefined)

/** The legend of the fields that stand together, which says whose street it is. */
export const GroupLabel = createContext('')

/** Tells the form of a field; without `say` it is none that can be compared, such as a password. */
export function useKnownField(name: string, label: string, say: KnownField['say'] | undefined): void {
  const fields = use(FormFields)
  const group = use(GroupLabel)
  useLayoutEffect(() => {
    if (say !== undefined) fields?.set(name, { label: group === '' ? label : `${group}: ${label}`, say })
  })
  useEffect(() => () => fields?.remove(name), [fields, name])
}

/** What the form sends beside its fields and tells in a sentence, such as the number that a code went to: compared as a field is. */
export function SentAlong({ name, label, say }: KnownField & { name: string }) {
  useKnownField(name, label, say)
  return null
}

/** What is wrong with each field of a form, by name, in words that say whose field it is. */
export const FieldComplaints = createContext<Map<string, string> | undefined>(undefined)

/** Tells the form what is wrong with a field, for what sums it up. */
export function useFieldComplaint(name: string, label: string, wrong: string | undefined): void {
  const all = use(FieldComplaints)
  const group = use(GroupLabel)
  useLayoutEffect(() => {
    if (wrong === undefined) return void all?.delete(name)
    const own = wrong.startsWith(label) ? wrong : `${label}: ${wrong}`
    all?.set(name, group === '' ? own : `${group}: ${own}`)
  })
  useEffect(() => () => void all?.delete(name), [all, name])
}
