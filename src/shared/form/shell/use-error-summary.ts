import { createElement, useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { loadCatalog } from '../../i18n/i18n.ts'
import type { ErrorSummary, WrongField } from './error-summary.tsx'

type Shown = { count: number; wrong: WrongField[]; Summary: typeof ErrorSummary }

/** Also before somebody has signed in, where its words are not there yet. */
const load = async () => {
  const [{ ErrorSummary: Summary }] = await Promise.all([import('./error-summary.tsx'), loadCatalog('shell')])
  return Summary
}

/** Fields in the order in which they stand on the page. */
function inOrder(names: string[]): string[] {
  const places = [...document.querySelectorAll('form [name]')].map((field) => field.getAttribute('name'))
  return names.toSorted((one, other) => places.indexOf(one) - places.indexOf(other))
}

/**
 * After a try that failed with more than one wrong field: what is wrong, above the fields; an entry goes when it is mended,
 * others come with the next try. The focus is at the first wrong field (R139).
 */
export function useErrorSummary<TValues extends FieldValues, TSent extends FieldValues>(
  form: UseFormReturn<TValues, unknown, TSent>,
): { fieldErrors: Map<string, string>; summary: ReactNode } {
  const [fieldErrors] = useState(() => new Map<string, string>())
  const [shown, setShown] = useState<Shown>()
  const { formState } = form
  const { submitCount, errors } = formState
  const sumUp = useEffectEvent(async () => {
    if (Object.keys(errors).length === 0 || fieldErrors.size < 2) return undefined
    const wrong = inOrder([...fieldErrors.keys()]).map((name) => ({ name, says: fieldErrors.get(name)! }))
    const Summary = await load().catch(() => undefined) // each field says it too
    return Summary && { wrong, Summary }
  })
  useEffect(() => {
    void sumUp().then((next) => next && setShown({ count: submitCount, ...next }))
  }, [submitCount])
  const isWrong = ({ name }: WrongField) => form.getFieldState(name as FieldPath<TValues>, formState).invalid
  const wrong = shown?.count === submitCount ? shown.wrong.filter(isWrong) : []
  const onGo = (name: string) => form.setFocus(name as FieldPath<TValues>)
  return { fieldErrors, summary: shown && wrong.length > 0 && createElement(shown.Summary, { wrong, onGo }) }
}
