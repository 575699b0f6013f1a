import { createElement, useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { loadCatalog } from '../../i18n/i18n.ts'
import type { ErrorSummary, WrongField } from './error-summary.tsx'

type Shown = { count: number; wrong: WrongField[]; Summary: typeof ErrorSummary }

/** Loads the component and its catalog, which is not loaded yet on login pages. */
const loadSummary = async () => {
  const [{ ErrorSummary: Summary }] = await Promise.all([import('./error-summary.tsx'), loadCatalog('shell')])
  return Summary
}

/** Sorts names of fields by their order on the page. */
function sortByPosition(names: string[]): string[] {
  const positions = [...document.querySelectorAll('form [name]')].map((field) => field.getAttribute('name'))
  return names.toSorted((one, other) => positions.indexOf(one) - positions.indexOf(other))
}

/**
 * Summarises the errors above the fields after a submit with more than one invalid field. An error leaves the summary when its field
 * becomes valid; others are added by the next submit. The focus is at the first invalid field (R139).
 */
export function useErrorSummary(form: UseFormReturn<FieldValues, unknown, unknown>): {
  fieldErrors: Map<string, string>
  summary: ReactNode
} {
  const [fieldErrors] = useState(() => new Map<string, string>())
  const [shown, setShown] = useState<Shown>()
  const { formState } = form
  const { submitCount, errors } = formState
  const summarise = useEffectEvent(async () => {
    if (Object.keys(errors).length === 0 || fieldErrors.size < 2) return undefined
    const wrong = sortByPosition([...fieldErrors.keys()]).map((name) => ({ name, message: fieldErrors.get(name)! }))
    const Summary = await loadSummary().catch(() => undefined) // each field shows its error too
    return Summary && { wrong, Summary }
  })
  useEffect(() => {
    void summarise().then((next) => next && setShown({ count: submitCount, ...next }))
  }, [submitCount])
  const isInvalid = ({ name }: WrongField) => form.getFieldState(name, formState).invalid
  const wrong = shown?.count === submitCount ? shown.wrong.filter(isInvalid) : []
  const onGo = (name: string) => form.setFocus(name)
  return { fieldErrors, summary: shown && wrong.length > 0 && createElement(shown.Summary, { wrong, onGo }) }
}
