import { createContext, use, useEffect, useLayoutEffect } from 'react'
import { createStore } from '../../state/store.ts'

/** A field as the comparison names it: its words are those that the form shows. */
export type ComparableField = {
  label: string
  /** A value in the words and the notation of the field; nothing for an empty one. */
  toText: (value: unknown) => string
}

/** The fields that a form has just now, in their order. */
export function createFieldRegistry() {
  const { read, write, subscribe } = createStore<ReadonlyMap<string, ComparableField>>(new Map())
  return {
    read,
    subscribe,
    /** One that is there already keeps its place. */
    set: (name: string, field: ComparableField) => write(new Map(read()).set(name, field)),
    remove: (name: string) => write(new Map([...read()].filter(([other]) => other !== name))),
  }
}

export type FieldRegistry = ReturnType<typeof createFieldRegistry>

/** Only a form that compares wants to know its fields. */
export const FieldRegistryContext = createContext<FieldRegistry | undefined>(undefined)

/** The legend of the fields that stand together, which says whose street it is. */
export const GroupLabel = createContext('')

/** Registers a field with its form; without `toText` it cannot be compared, such as a password. */
export function useComparableField(name: string, label: string, toText: ComparableField['toText'] | undefined): void {
  const fields = use(FieldRegistryContext)
  const group = use(GroupLabel)
  useLayoutEffect(() => {
    if (toText !== undefined) fields?.set(name, { label: group === '' ? label : `${group}: ${label}`, toText })
  })
  useEffect(() => () => fields?.remove(name), [fields, name])
}

/** What the form sends beside its fields and tells in a sentence, such as the number that a code went to: compared as a field is. */
export function ComparedValue({ name, label, toText }: ComparableField & { name: string }) {
  useComparableField(name, label, toText)
  return null
}

/** What is wrong with each field of a form, by name, in words that say whose field it is. */
export const FieldErrors = createContext<Map<string, string> | undefined>(undefined)

/** Tells the form what is wrong with a field, for what sums it up. */
export function useFieldError(name: string, label: string, wrong: string | undefined): void {
  const all = use(FieldErrors)
  const group = use(GroupLabel)
  useLayoutEffect(() => {
    if (wrong === undefined) return void all?.delete(name)
    const own = wrong.startsWith(label) ? wrong : `${label}: ${wrong}`
    all?.set(name, group === '' ? own : `${group}: ${own}`)
  })
  useEffect(() => () => void all?.delete(name), [all, name])
}
