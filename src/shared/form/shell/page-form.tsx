import { Stack, Text } from '@mantine/core'
import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconAlertCircle } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import {
  createContext,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type Ref,
  type SubmitEvent,
} from 'react'
import { useForm, type FieldPath, type FieldValues } from 'react-hook-form'
import { addSuccess } from '../../alerts/alerts.ts'
import { useRefusalAlert } from '../../alerts/use-refusal-alert.ts'
import { Actions } from '../../elements/button-row.tsx'
import { Notice } from '../../elements/notice.tsx'
import { ScrollIntoView } from '../../elements/scroll-into-view.tsx'
import { ApiError } from '../../http/api-error.ts'
import { toOutgoing } from '../../http/outgoing.ts'
import type { AnySentences, FormSentence } from '../../problem/problem-message.ts'
import { ProblemNote } from '../../problem/problem-note.tsx'
import type { Command } from '../../query/port.ts'
import { usePrefetch } from '../../ui/loadable.tsx'
import { FieldErrors, FieldNotes, FormMessages } from '../fields/form-context.ts'
import type { FormControl } from '../fields/use-bound-field.ts'
import { contractResolver, fieldMessage, type FieldMessages, type LoadSchema } from '../rules/validation.ts'
import { hasCountedChange, isChanged, type CountedFields } from './changed-values.ts'
import { createSavedValues, trimmed } from './saved-values.ts'
import { readDraft, forgetDraft, registerDraft, draftKeyOf } from './drafts.ts'
import type { Final } from './final-question.tsx'
import classes from './page-form.module.css'
import { LazyFinalQuestion, SubmitButton } from './submit-button.tsx'
import { useErrorSummary } from './use-error-summary.ts'
import { useRefusal } from './use-refusal.ts'
import { registerUnsavedCheck } from './unsaved-entries.ts'

/** The options of every form, on a page or in a modal. */
export type FormOptions<TSent, TResult> = {
  /** The sentence for each refusal of the command (`WithFormSentences`). */
  sentences?: AnySentences
  /** What a refusal says beyond its sentence, such as a list; shown below the sentence. */
  refusalDetails?: (refusal: ApiError) => ReactNode
  schema: LoadSchema<TSent>
  /** Runs after a success, once the form has done its own work. */
  onDone?: (result: TResult, sent: TSent) => void | Promise<void>
  /** Handles a refusal that is another step rather than an error, such as a code to enter. Returns whether it is handled, or the
   *  result when the command succeeded after all. */
  onRefused?: (error: ApiError, sent: TSent) => boolean | { result: TResult }
  /** The message after a success; required unless the screen shows the success in another way. */
  success?: MessageDescriptor | ((sent: TSent) => MessageDescriptor)
  /** The command only prepares a later step, such as sending a code, so the entries are not stored yet. */
  savesNothing?: boolean
  /** For loaded values that are changed: disables the button while nothing is changed, ignoring blanks at the ends (A126). With
   *  names, only these fields count: a note alone is no change (A33). */
  onlyChanged?: CountedFields
  /** The confirmation of an irreversible command; undefined when these entries need none. */
  final?: (sent: TSent) => Final | undefined
  /** Sentences of this form for message keys. */
  messages?: FieldMessages
}

/** The sentences of a form for the refusals of its command; each one says which of the form's fields it is about. */
export type WithFormSentences<TStatus extends number, TValues extends FieldValues> = [TStatus] extends [never]
  ? { sentences?: Partial<Record<number, FormSentence<FieldPath<TValues>>>> }
  : number extends TStatus
    ? { sentences?: Partial<Record<number, FormSentence<FieldPath<TValues>>>> }
    : { sentences: Record<TStatus, FormSentence<FieldPath<TValues>>> }

/** What a form runs and begins with; the form shows the command's pending state and its error. */
export type FormProps<TSent, TResult, TStatus extends number, TValues extends FieldValues> = FormOptions<
  NoInfer<TSent>,
  NoInfer<TResult>
> & {
  command: Command<TSent, TResult, TStatus>
  defaultValues: TValues
}

/** Renders the fields; the names and values of the form are in the type of its control. */
export type FormFields<TValues extends FieldValues> = {
  children: (control: FormControl<TValues>) => ReactNode
}

/** An open form, for the merge after a conflict. */
export type OpenForm = {
  control: FormControl<FieldValues>
  read: () => FieldValues
  set: (name: string, value: unknown) => void
  /** Validates what the next render shows. */
  validateSoon: () => void
}

/** The record that the entries of a change are based on (change-form.tsx). */
export type EditBaseline = {
  record: unknown
  /** A newer record was read; it replaces the loaded values as long as nothing is typed. */
  fresh?: { values: FieldValues; adopt: () => void } | undefined
  /** The form, once it is mounted. */
  form: Ref<OpenForm>
  /** Content above the fields. */
  above: ReactNode
  /** Names of the fields that await a decision after a conflict; nothing is sent before. */
  undecided: (entries: FieldValues) => readonly string[]
  /** What stands below fields, by their names. */
  notes: (form: Pick<OpenForm, 'control' | 'set'>) => ReadonlyMap<string, ReactNode>
}

/** The behaviour of every form: validates by the contract, sends once, shows its error, and saves a draft if the session ends. */
export function useContractForm<TSent, TResult>({
  opened = true,
  ...props
}: FormProps<TSent, TResult, number, FieldValues> & { opened?: boolean; baseline?: EditBaseline | undefined }) {
  const { command, baseline, schema, defaultValues: loaded, onDone, onRefused, success, onlyChanged = false } = props
  const { i18n } = useLingui()
  const alertIfClosed = useRefusalAlert(opened, props.sentences)
  const [draftKey] = useState(() => draftKeyOf(command.meta.operation))
  const [draft] = useState(() => readDraft(draftKey))
  const form = useForm<FieldValues, unknown, TSent>({
    defaultValues: { ...loaded, ...draft?.values },
    resolver: contractResolver(schema, baseline?.undecided),
    mode: 'onSubmit',
    reValidateMode: 'onChange',
  })
  const mutation = useMutation<TResult, ApiError, TSent>(command)
  /** The schema could not be loaded, so nothing can be validated or sent. */
  const [schemaError, setSchemaError] = useState<ApiError>()

  const refusal = useRefusal({
    form,
    sentences: props.sentences,
    messages: props.messages,
    error: mutation.error,
    forget: () => mutation.reset(),
  })
  const [saved] = useState(createSavedValues)
  const isUnsaved = (): boolean => isChanged(form.getValues(), saved.orElse(loaded))

  const adoptNewerRecord = useEffectEvent(() => {
    if (baseline?.fresh === undefined || isUnsaved()) return
    saved.clear()
    form.reset(baseline.fresh.values)
    baseline.fresh.adopt()
  })
  useEffect(() => void adoptNewerRecord())

  // Loads and runs the schema before a submit without a connection would need it: some browsers remember a chunk that did not load until the
  // page is reloaded.
  usePrefetch({ prefetch: () => void schema().catch(() => {}) })

  const readEntries = useEffectEvent(() => ({ values: form.getValues(), loaded, record: baseline?.record }))
  useEffect(() => {
    forgetDraft(draftKey)
    const stop = registerDraft(draftKey, () => readEntries())
    return stop
  }, [draftKey])
  const hasUnsaved = useEffectEvent(isUnsaved)
  useEffect(() => {
    const stop = registerUnsavedCheck(() => hasUnsaved())
    return stop
  }, [])

  /** The final confirmation, and the entries that it is about. */
  const [finalQuestion, setFinalQuestion] = useState<Final & { entries: string }>()
  const submit = form.handleSubmit(async (sent, event) => {
    const [final, entries] = [props.final?.(sent), JSON.stringify(sent)]
    if (final !== undefined && finalQuestion?.entries !== entries) return setFinalQuestion({ ...final, entries })
    if (onlyChanged !== false && !hasCountedChange(form.getValues(), loaded, onlyChanged)) return
    saved.begin(toOutgoing(form.getValues()) as FieldValues)
    let result: TResult
    try {
      result = await mutation.mutateAsync(sent)
    } catch (error) {
      setFinalQuestion(undefined)
      const handled = onRefused?.(error as ApiError, sent) ?? false
      if (
        handled !== false ||
        alertIfClosed(error) ||
        refusal.mark(error as ApiError, event!.target as HTMLFormElement)
      )
        mutation.reset()
      if (typeof handled === 'boolean') return
      result = handled.result
    }
    if (props.savesNothing !== true) saved.commit()
    setFinalQuestion(undefined)
    // The saved values become the loaded ones; validation waits for the next submit again.
    if (onlyChanged !== false) form.reset(trimmed(form.getValues()))
    if (success !== undefined) addSuccess(typeof success === 'function' ? success(sent) : success)
    await onDone?.(result, sent)
  })

  const setEntry = (name: string, value: unknown) =>
    form.setValue(name, value, { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
  useImperativeHandle(baseline?.form, () => ({
    control: form.control,
    read: () => form.getValues(),
    set: (name, value) => {
      saved.merge(name, toOutgoing(value, name))
      setEntry(name, value)
    },
    validateSoon: () => void setTimeout(() => void form.trigger()),
  }))

  const { fieldErrors, summary } = useErrorSummary(form)
  const { isSubmitting, errors } = form.formState
  /** The message key of a broken rule between fields that belongs to none of them. */
  const formErrorKey = (errors as Record<string, { message?: string } | undefined>)['']?.message
  const sending = useRef(false)
  const { control } = form
  return {
    control,
    fieldErrors,
    summary,
    above: baseline?.above,
    notes: baseline?.notes({ control, set: setEntry }) ?? noNotes,
    /** For the form element. */
    bind: {
      onSubmit: (event: SubmitEvent) => {
        event.preventDefault()
        if (sending.current) return
        sending.current = true
        setSchemaError(undefined)
        refusal.clear()
        submit(event)
          .catch((error: unknown) => {
            if (!(error instanceof ApiError)) throw error
            setSchemaError(error)
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
    refusal: schemaError ?? mutation.error ?? undefined,
    markedRefusal: refusal.marked,
    messages: refusal.messages,
    clearRefusal: refusal.clear,
    formError: formErrorKey && fieldMessage(i18n, '', formErrorKey, props.messages),
    restored: draft !== undefined,
    /** Whether closing now would lose entries. */
    isUnsaved,
  }
}

/**
 * For another action among the fields of a form, such as requesting a code: only the error of the latest of both is shown, the
 * action's or the form's.
 */
export const OtherAction = createContext({ isLatest: true, begin: () => {} })

type FrameProps = {
  form: {
    pending: boolean
    refusal: ApiError | undefined
    /** The refusal that a field shows. */
    markedRefusal: ApiError | undefined
    messages: FieldMessages | undefined
    clearRefusal: () => void
    /** The error of a rule that belongs to no field. */
    formError: string | undefined
    restored: boolean
    above?: ReactNode
    notes: ReadonlyMap<string, ReactNode>
    /** The list of errors of the fields. */
    summary?: ReactNode
  }
  sentences?: AnySentences | undefined
  /** Outside of the alert, so that a long list is not announced whole. */
  refusalDetails?: ((refusal: ApiError) => ReactNode) | undefined
  fields: ReactNode
  /** The submit button and the content beside it. */
  actions: ReactNode
}

const none: FieldMessages = {}
const noNotes: ReadonlyMap<string, ReactNode> = new Map()

/** The layout of every form: its fields, its errors, its buttons. */
export function FormFrame({ form, sentences, refusalDetails, fields, actions }: FrameProps) {
  /** Whether the other action was started after the form was sent. */
  const [otherIsLatest, setOtherIsLatest] = useState(false)
  if (form.pending && otherIsLatest) setOtherIsLatest(false)
  const { clearRefusal, markedRefusal: shownRefusal = form.refusal } = form
  const other = useMemo(() => {
    const begin = () => {
      setOtherIsLatest(true)
      clearRefusal()
    }
    return { isLatest: otherIsLatest, begin }
  }, [otherIsLatest, clearRefusal])
  return (
    <FormMessages value={form.messages ?? none}>
      <Stack gap="md">
        {form.restored && (
          <Text size="sm" c="dimmed" role="status">
            <Trans>We have kept what you entered, except passwords, codes and files.</Trans>
          </Text>
        )}
        {form.above}
        {form.summary}
        <OtherAction value={other}>
          <FieldNotes value={form.notes}>{fields}</FieldNotes>
        </OtherAction>
        {form.formError !== undefined && (
          <ScrollIntoView>
            <Notice tone="error" icon={<IconAlertCircle aria-hidden />} role="alert">
              {form.formError}
            </Notice>
          </ScrollIntoView>
        )}
        {form.refusal !== undefined && (
          <ScrollIntoView>
            <ProblemNote error={form.refusal} sentences={sentences} />
          </ScrollIntoView>
        )}
        {shownRefusal !== undefined && refusalDetails?.(shownRefusal)}
        {actions}
      </Stack>
    </FormMessages>
  )
}

/** Options of a form on a page. */
export type PageFormOptions = {
  submitLabel: string
  /** Nothing can be sent now, for example while a waiting time runs. */
  blocked?: boolean
  /** Content beside the submit button. */
  aside?: ReactNode
}

/** The form element of `PageForm` and `ChangeForm`. */
export function PageFormBody<TSent, TResult, TValues extends FieldValues>({
  submitLabel,
  blocked = false,
  aside,
  children,
  ...props
}: FormProps<TSent, TResult, number, TValues> &
  PageFormOptions &
  FormFields<TValues> & { baseline?: EditBaseline | undefined }) {
  const form = useContractForm(props)
  return (
    <form {...form.bind} className={classes.form}>
      <FieldErrors value={form.fieldErrors}>
        <FormFrame
          form={form}
          sentences={props.sentences}
          refusalDetails={props.refusalDetails}
          fields={children(form.control)}
          actions={
            form.finalQuestion ? (
              <LazyFinalQuestion
                {...form.finalQuestion}
                control={form.control}
                pending={form.pending}
                onBack={form.cancelFinalQuestion}
              />
            ) : (
              <Actions>
                <SubmitButton
                  label={submitLabel}
                  pending={form.pending}
                  blocked={blocked}
                  control={form.control}
                  loaded={props.defaultValues}
                  onlyChanged={props.onlyChanged}
                />
                {aside}
              </Actions>
            )
          }
        />
      </FieldErrors>
    </form>
  )
}

/**
 * A form on a page: submit button, pending state, the error of the command, focus of the first invalid field. A form that changes
 * a record is a `ChangeForm`.
 */
export function PageForm<TSent, TResult, TStatus extends number, TValues extends FieldValues>(
  props: FormProps<TSent, TResult, TStatus, TValues> &
    PageFormOptions &
    FormFields<TValues> &
    WithFormSentences<NoInfer<TStatus>, NoInfer<TValues>>,
) {
  return <PageFormBody {...props} />
}
