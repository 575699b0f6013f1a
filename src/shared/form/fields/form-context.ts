import { createContext, use, useEffect, useLayoutEffect, type ReactNode } from 'react'
import { createStore } from '../../state/store.ts'
import type { FieldMessages } from '../rules/validation.ts'

/** The sentences of the form around a field. */
export const FormMessages = createContext<FieldMessages>({})

/** A field that is merged after a conflict, with the label of the form. */
export type ComparableField = {
  label: string
  /** Formats a value as the field does; empty text for an empty value. */
  toText: (value: unknown) => string
}

/** The mounted fields of a form, in their order. */
export function createFieldRegistry() {
  const { read, write, subscribe } = createStore<ReadonlyMap<string, ComparableField>>(new Map())
  return {
    read,
    subscribe,
    /** A field that is registered already keeps its position. */
    set: (name: string, field: ComparableField) => write(new Map(read()).set(name, field)),
    remove: (name: string) => write(new Map([...read()].filter(([other]) => other !== name))),
  }
}

export type FieldRegistry = ReturnType<typeof createFieldRegistry>

/** Provided by forms that merge after a conflict. */
export const FieldRegistryContext = createContext<FieldRegistry | undefined>(undefined)

/** The legend of a group of fields, which distinguishes equal labels such as two streets. */
export const GroupLabel = createContext('')

/** What stands below a field after a conflict, by its name: who changed it, and the choice between both values. */
export const FieldNotes = createContext<ReadonlyMap<string, ReactNode>>(new Map())

/** Registers a field with its form; without `toText` it cannot be compared, such as a password. */
export function useComparableField(name: string, label: string, toText: ComparableField['toText'] | undefined): void {
  const fields = use(FieldRegistryContext)
  const group = use(GroupLabel)
  useLayoutEffect(() => {
    if (toText !== undefined) fields?.set(name, { label: group === '' ? label : `${group}: ${label}`, toText })
  })
  useEffect(() => () => fields?.remove(name), [fields, name])
}

/** A value without a field that is compared too, such as the number that a code was sent to. */
export function ComparedValue({ name, label, toText }: ComparableField & { name: string }) {
  useComparableField(name, label, toText)
  return use(FieldNotes).get(name)
}

/** The error text of each invalid field by name, with its label and group; for the error summary. */
export const FieldErrors = createContext<Map<string, string> | undefined>(undefined)

/** Reports the error text of a field to the error summary. */
export function useFieldError(name: string, label: string, error: string | undefined): void {
  const errors = use(FieldErrors)
  const group = use(GroupLabel)
  useLayoutEffect(() => {
    if (error === undefined) return void errors?.delete(name)
    const labelled = error.startsWith(label) ? error : `${label}: ${error}`
    errors?.set(name, group === '' ? labelled : `${group}: ${labelled}`)
  })
  useEffect(() => () => void errors?.delete(name), [errors, name])
}
