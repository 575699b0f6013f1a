import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { Control, DefaultValues, FieldValues } from 'react-hook-form'
import { useRefusalAlert } from '../../alerts/use-refusal-alert.ts'
import { ApiError } from '../../http/api-error.ts'
import { currentRecordOf, type Change, type Versioned } from '../../query/port.ts'
import { reloadQueries } from '../../query/query-client.ts'
import { Comparison, matchesSentValues } from './comparison.tsx'
import { createFieldRegistry } from '../fields/form-context.ts'
import type { LoadSchema } from './contract-resolver.ts'
import { readDraft, draftKeyOf } from './drafts.ts'
import type { EditBaseline, FormOptions, FormProps } from './use-contract-form.ts'

/** Initial entries: the record's values, or values of the form's own, such as the reason of a termination. */
type Entries<TRecord extends Versioned, TValues extends FieldValues> =
  | {
      /** The fields of the form as this record has them. */
      values: (record: TRecord) => DefaultValues<TValues>
      startsWith?: undefined
      beside?: undefined
    }
  | {
      values?: undefined
      startsWith: DefaultValues<TValues>
      /** What is compared with the entries, by the names of the fields; it is shown, but cannot be put in their place. */
      beside?: (record: TRecord) => object
    }

/** The options of a form that changes a record. */
export type ChangeProps<
  TRecord extends Versioned,
  TValues extends FieldValues,
  TSent extends FieldValues,
  TResult,
  TStatus extends number,
> = Omit<FormOptions<TSent, unknown>, 'schema'> & {
  /** What the form does; its pending state, its error and what somebody else did meanwhile belong to the form. */
  change: Change<TRecord, TSent, TResult, TStatus>
  /** What is sent; it may depend on what is stored by now. */
  schema: (record: TRecord) => ReturnType<LoadSchema<TSent>>
  submitLabel: string
} & Entries<TRecord, TValues>

export type RecordFields<TRecord extends Versioned, TValues extends FieldValues> = {
  /** The fields; the record is the one that is stored now, as far as the form knows, for what is said about it. */
  children: (control: Control<TValues, unknown, FieldValues>, record: TRecord) => ReactNode
}

type FormOf = 'command' | 'schema' | 'defaultValues' | 'baseline' | 'onRefused' | 'onDone'

/** The record that the entries are based on (`seen`) and the one they replace (`stored`), which others may have changed since. */
type State<TRecord extends Versioned> = {
  seen: TRecord
  stored: TRecord
  /** Number of conflicts; each one shows the comparison anew. */
  conflicts: number
}

/**
 * Turns a change into the options of a form. It is sent with the etag of the record that the entries are based on, also when a
 * newer one was read behind the form or the session ended meanwhile. A conflict is shown above the entries.
 */
export function useChange<
  TRecord extends Versioned,
  TValues extends FieldValues,
  TSent extends FieldValues,
  TResult,
  TStatus extends number,
>(props: ChangeProps<TRecord, TValues, TSent, TResult, TStatus> & { record: TRecord; opened?: boolean }) {
  const { change, record } = props
  const initialValues = (of: TRecord): DefaultValues<TValues> => (props.values ? props.values(of) : props.startsWith)
  const compared = (of: TRecord): object => (props.values ?? props.beside)?.(of) ?? {}
  const { reloads } = change.meta
  const [fields] = useState(createFieldRegistry)
  const [state, setState] = useState<State<TRecord>>(() => {
    const draft = readDraft(draftKeyOf(change.meta.operation))?.record as TRecord | undefined
    const seen = draft ?? record
    return { seen, stored: seen, conflicts: 0 }
  })
  const [latest, setLatest] = useState(record.etag)
  const { seen, stored, conflicts } = state
  const client = useQueryClient()
  const newest = useRef(record)
  useLayoutEffect(() => {
    newest.current = record
  }, [record])
  /** Sent without an answer: they may be stored by now. */
  const unansweredEntries = useRef<TSent[]>([])
  const isStored = (now: TRecord, sent: TSent): boolean =>
    matchesSentValues(fields.read(), { seen: compared(stored), stored: compared(now), sent })
  /** A conflict with the person's own unanswered try is none: the change is done, or is sent again on top of it. */
  const send = async (on: TRecord, sent: TSent): Promise<unknown> => {
    try {
      return await change.changeFn(on, sent)
    } catch (error) {
      if (error instanceof ApiError && error.unanswered) unansweredEntries.current.push(sent)
      const now = currentRecordOf<TRecord>(error)
      if (now === undefined || !unansweredEntries.current.some((tried) => isStored(now, tried))) throw error
      unansweredEntries.current = []
      return isStored(now, sent) ? undefined : send(now, sent)
    }
  }
  const alertIfClosed = useRefusalAlert(props.opened ?? true, props.sentences)
  /** The screens behind the form show an older record. */
  const isOutdated = useRef(false)
  const reloadIfOutdated = useEffectEvent(() => {
    if (isOutdated.current) void reloadQueries(client, reloads)
  })
  useEffect(() => () => reloadIfOutdated(), [])

  const baseline: EditBaseline<TValues> = {
    record: seen,
    ...(record.etag !== latest &&
      conflicts === 0 && {
        fresh: {
          values: initialValues(record),
          adopt: () => {
            setLatest(record.etag)
            setState({ seen: record, stored: record, conflicts: 0 })
          },
        },
      }),
    above: (open) =>
      conflicts > 0 && (
        <Comparison
          key={conflicts}
          form={open}
          fields={fields}
          seen={compared(seen)}
          stored={compared(stored)}
          submitLabel={props.submitLabel}
          canTakeOver={props.values !== undefined}
        />
      ),
  }
  const form: Pick<FormProps<TValues, TSent, unknown, TStatus>, FormOf> = {
    command: {
      mutationFn: (sent) => send(stored, sent),
      meta: { ...change.meta, compares: true },
    },
    schema: () => props.schema(stored),
    defaultValues: initialValues(stored),
    baseline,
    onRefused: (error, sent) => {
      // The record was read again since and has the sent values: the change is done.
      if (error.unanswered && newest.current.etag !== stored.etag && isStored(newest.current, sent)) {
        unansweredEntries.current = []
        return { result: undefined }
      }
      const next = currentRecordOf<TRecord>(error)
      if (next === undefined) return props.onRefused?.(error, sent) ?? false
      isOutdated.current = true
      if (alertIfClosed(error)) void reloadQueries(client, reloads)
      else setState({ seen, stored: next, conflicts: conflicts + 1 })
      return true
    },
    onDone: (result, sent) => {
      isOutdated.current = false
      unansweredEntries.current = []
      setState({ seen: stored, stored, conflicts: 0 })
      return props.onDone?.(result, sent)
    },
  }
  return { form, fields, stored }
}
