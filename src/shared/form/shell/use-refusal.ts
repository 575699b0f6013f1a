/** How long a form shows a refusal: until an input that it is about changes, or the next attempt begins. */
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { ApiError } from '../../http/api-error.ts'
import { problemMessage, type AnySentences } from '../../problem/problem-message.ts'
import { leadsToBank } from '../../problem/answers/answer-sentences.ts'
import { refusedKey } from '../fields/use-bound-field.ts'
import type { FieldMessages } from '../rules/validation.ts'

type Options = {
  form: UseFormReturn<FieldValues, unknown, unknown>
  sentences: AnySentences | undefined
  messages: FieldMessages | undefined
  /** The refusal, and what forgets it. */
  error: ApiError | null
  forget: () => void
}

/** The fields of the form that a refusal is about; undefined for one that has nothing to do with what was entered. */
const fieldsOf = (error: ApiError, sentences: AnySentences = {}): readonly string[] | undefined => {
  const sentence = sentences[error.status ?? 0]
  if (sentence === undefined) return undefined
  const { fields = [] } = sentence
  return typeof fields === 'function' ? fields(error) : fields
}

export function useRefusal({ form, sentences, messages, error, forget }: Options) {
  /** The field that shows the refusal, and its sentence. */
  const [marked, setMarked] = useState<{ name: string; error: ApiError }>()
  const clear = () => {
    if (marked !== undefined) form.clearErrors(marked.name)
    setMarked(undefined)
    if (error !== null) forget()
  }
  const forgetIfAbout = useEffectEvent((changed: string | undefined) => {
    const refusal = error ?? marked?.error
    const fields = refusal && fieldsOf(refusal, sentences)
    if (changed === undefined || fields === undefined) return
    if (fields.length === 0 || fields.includes(changed)) clear()
  })
  useEffect(() => {
    const stop = form.subscribe({ formState: { values: true }, callback: ({ name }) => forgetIfAbout(name) })
    return stop
  }, [form])
  return {
    /** The refusal that a field shows. */
    marked: marked?.error,
    /** The next attempt begins. */
    clear,
    /** Shows a refusal at the first of its fields that the sent form has, and focuses it; returns whether there is one. */
    mark: (refusal: ApiError, sentForm: HTMLFormElement): boolean => {
      const name = fieldsOf(refusal, sentences)?.find((field) => sentForm.elements.namedItem(field) !== null)
      if (name === undefined || leadsToBank(problemMessage(refusal, sentences))) return false
      setMarked({ name, error: refusal })
      form.setError(name, { type: refusedKey, message: refusedKey }, { shouldFocus: true })
      return true
    },
    messages: useMemo<FieldMessages | undefined>(
      () => (marked ? { ...messages, [refusedKey]: problemMessage(marked.error, sentences) } : messages),
      [marked, messages, sentences],
    ),
  }
}
