import { createContext, use, useEffect, useLayoutEffect } from 'react'
import { GroupLabel } from '../comparison/form-fields.ts'

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
