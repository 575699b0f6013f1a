import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { useForm, type Control, type DefaultValues, type FieldPath, type FieldValues } from 'react-hook-form'
import { addSuccess } from '../../alerts/alerts.ts'
import { useRefusalAlert } from '../../alerts/use-refusal-alert.ts'
import { ApiError } from '../../http/api-error.ts'
import { outgoing } from '../../http/outgoing.ts'
import type { AnySentences } from '../../problem/problem-message.ts'
import type { Command } from '../../query/port.ts'
import { hasCountedChange, isChanged, type CountedFields } from './changed-values.ts'
import { contractResolver, type LoadSchema } from './contract-resolver.ts'
import type { Final } from './final-question.tsx'
import { readDraft, forgetDraft, registerDraft, draftKeyOf } from './drafts.ts'
import { fieldMessage, type FieldMessages } from '../text/field-message.ts'
import { createSavedValues, registerUnsavedCheck } from './unsaved-entries.ts'
import { useErrorSummary } from './use-error-summary.ts'

/** The options of every form, on a page or in a modal. */
export type FormOptions<TSent extends FieldValues, TResult> = {
  /** The sentence for each refusal of the command (`WithSentences`). */
  sentences?: AnySentences
  schema: LoadSchema<TSent>
  /** Runs after the shell's own work is done. */
  onDone?: (result: TResult, sent: TSent) => void | Promise<void>
  /** A refusal that is no error but another step, such as a code that is asked for; true when it was dealt with, and a
   *  result when it was done after all. */
  onRefused?: (error: ApiError, sent: TSent) => boolean | { result: TResult }
  /** Says that it is done, once it is; every write without another sign of it has one. */
  success?: MessageDescriptor
  /** For what is loaded and changed: nothing is sent while it is as it was loaded, blanks at the ends aside (A126). With
   *  names, only these fields count: a note alone is no change (A33). */
  onlyChanged?: CountedFields
  /** What is asked before these entries are sent, where they cannot be taken back. */
  final?: (sent: TSent) => Final | undefined
  /** Sentences for keys that only this form has, or that it says in its own words. */
  messages?: FieldMessages
}

export type FormProps<
  TValues extends FieldValues,
  TSent extends FieldValues,
  TResult,
  TStatus extends number,
> = FormOptions<TSent, TResult> & {
  /** What the form does; its pending state and its error belong to the form. */
  command: Command<TSent, TResult, TStatus>
  defaultValues: DefaultValues<TValues>
  /** Only for changes of a record; set by `ChangeForm` and `ChangeModal`. */
  baseline?: EditBaseline<TValues>
}

/** A form as the comparison above its fields gets it. */
export type OpenForm<TValues extends FieldValues> = {
  control: Control<TValues, unknown, FieldValues>
  set: (name: string, value: unknown) => void
}

/** The record that the entries of a change are based on (use-change.tsx). */
export type EditBaseline<TValues extends FieldValues> = {
  record: unknown
  /** A newer record was read: it replaces the loaded values as long as nothing is typed. */
  fresh?: { values: DefaultValues<TValues>; adopt: () => void } | undefined
  /** Stands above the fields. */
  above: (form: OpenForm<TValues>) => ReactNode
}

/** The behaviour of every form: validates by the contract, sends once, shows its error, and saves a draft if the session ends. */
export function useContractForm<
  TValues extends FieldValues,
  TSent extends FieldValues,
  TResult,
  TStatus extends number,
>({ opened = true, ...props }: FormProps<TValues, TSent, TResult, TStatus> & { opened?: boolean }) {
  const { command, baseline, schema, defaultValues: loaded, onDone, onRefused, success, onlyChanged = false } = props
  const { i18n } = useLingui()
  const alertIfClosed = useRefusalAlert(opened, props.sentences)
  const [draftKey] = useState(() => draftKeyOf(command.meta.operation))
  const [draft] = useState(() => readDraft(draftKey))
  const form = useForm<TValues, unknown, TSent>({
    defaultValues: { ...loaded, ...draft?.values } as DefaultValues<TValues>,
    resolver: contractResolver<TValues, TSent>(schema),
    mode: 'onSubmit',
    reValidateMode: 'onChange',
  })
  const mutation = useMutation<TResult, ApiError, TSent>(command)
  /** The rules are loaded with the first submit; without them nothing can be validated or sent. */
  const [unreachable, setUnreachable] = useState<ApiError>()

  const [saved] = useState(createSavedValues)
  const isUnsaved = (): boolean => isChanged(form.getValues(), saved.orElse(loaded))

  const adoptNewerRecord = useEffectEvent(() => {
    if (baseline?.fresh === undefined || isUnsaved()) return
    saved.clear()
    form.reset(baseline.fresh.values as TValues)
    baseline.fresh.adopt()
  })
  useEffect(() => void adoptNewerRecord())

  const entries = useEffectEvent(() => ({
    values: form.getValues(),
    loaded: loaded as TValues,
    record: baseline?.record,
  }))
  useEffect(() => {
    forgetDraft(draftKey)
    const stop = registerDraft(draftKey, () => entries())
    return stop
  }, [draftKey])
  const wouldLose = useEffectEvent(isUnsaved)
  useEffect(() => {
    const stop = registerUnsavedCheck(() => wouldLose())
    return stop
  }, [])

  /** The question before the last step, and the entries that it is about. */
  const [finalQuestion, setFinalQuestion] = useState<Final & { about: string }>()
  const submit = form.handleSubmit(async (sent) => {
    const [final, about] = [props.final?.(sent), JSON.stringify(sent)]
    if (final !== undefined && finalQuestion?.about !== about) return setFinalQuestion({ ...final, about })
    if (onlyChanged !== false && !hasCountedChange(form.getValues(), loaded, onlyChanged)) return
    const typed = outgoing(form.getValues())
    let result: TResult
    try {
      result = await mutation.mutateAsync(sent)
    } catch (error) {
      setFinalQuestion(undefined)
      const handled = onRefused?.(error as ApiError, sent) ?? false
      if (handled !== false || alertIfClosed(error)) mutation.reset()
      if (typeof handled === 'boolean') return
      result = handled.result
    }
    saved.set(typed)
    setFinalQuestion(undefined)
    // The saved values are the loaded ones now; validation waits for the next submit again.
    if (onlyChanged !== false) form.reset(trimmed(form.getValues()))
    if (success !== undefined) addSuccess(success)
    await onDone?.(result, sent)
  })

  const { fieldErrors, summary } = useErrorSummary(form)
  const { isSubmitting, errors } = form.formState
  /** The message key of a broken rule that belongs to no field. */
  const formError = (errors as Record<string, { message?: string } | undefined>)['']?.message
  const sending = useRef(false)
  // oxlint-disable-next-line portal/no-cast-through-unknown -- the form holds the values of its fields, the resolver returns what is sent
  const control = form.control as unknown as Control<TValues, unknown, FieldValues>
  return {
    control,
    fieldErrors,
    summary,
    above: baseline?.above({
      control,
      set: (name, value) =>
        form.setValue(name as FieldPath<TValues>, value as never, {
          shouldDirty: true,
          shouldValidate: form.formState.isSubmitted,
        }),
    }),
    /** For the form element. */
    bind: {
      onSubmit: (event: React.SubmitEvent) => {
        event.preventDefault()
        if (sending.current) return
        sending.current = true
        setUnreachable(undefined)
        submit(event)
          .catch((error: unknown) => {
            if (!(error instanceof ApiError)) throw error
            setUnreachable(error)
          })
          .finally(() => {
            sending.current = false
          })
      },
      noValidate: true,
      'aria-busy': isSubmitting,
    },
    pending: isSubmitting,
    finalQuestion,
    cancelFinalQuestion: () => setFinalQuestion(undefined),
    refusal: unreachable ?? mutation.error ?? undefined,
    wrong: formError && fieldMessage(i18n, '', formError, props.messages),
    restored: draft !== undefined,
    /** Whether closing now would lose something. */
    isUnsaved,
  }
}

const trimmed = <TValues extends FieldValues>(values: TValues): TValues =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' && !/password/i.test(name) ? value.trim() : value,
    ]),
  ) as TValues
