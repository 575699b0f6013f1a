import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { Control, DefaultValues, FieldValues } from 'react-hook-form'
import { useRefusalAlert } from '../../alerts/use-refusal.ts'
import { ApiError } from '../../http/api-error.ts'
import { currentRecordOf, type Change, type Versioned } from '../../query/port.ts'
import { reloadQueries } from '../../query/query-client.ts'
import { Comparison, matchesSentValues } from './comparison.tsx'
import { createFieldRegistry } from '../fields/form-context.ts'
import type { LoadSchema } from './contract-resolver.ts'
import { readDraft, draftKeyOf } from './drafts.ts'
import type { EditBaseline, FormOptions, FormProps } from './use-contract-form.ts'

/** How the entries begin: as the record has them, or as something of their own, such as the reason of a termination. */
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

/** What a form that changes a record says of it. */
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

/** The fields of a form for changes. */
export type RecordFields<TRecord extends Versioned, TValues extends FieldValues> = {
  /** The fields; the record is the one that is stored now, as far as the form knows, for what is said about it. */
  children: (control: Control<TValues, unknown, FieldValues>, record: TRecord) => ReactNode
}

type FormOf = 'command' | 'schema' | 'defaultValues' | 'baseline' | 'onRefused' | 'onDone'

/** Where the entries come from (`seen`) and what they are to replace (`stored`), which somebody else may have changed since. */
type State<TRecord extends Versioned> = {
  seen: TRecord
  stored: TRecord
  /** How often somebody else was faster: each time it is told anew. */
  times: number
}

/**
 * Makes a form of a change: what is sent names the state of the record that the entries are based on, also when a newer one
 * was read behind the form or the session ended meanwhile. When somebody else was faster, that stands above the entries.
 */
export function useChange<
  TRecord extends Versioned,
  TValues extends FieldValues,
  TSent extends FieldValues,
  TResult,
  TStatus extends number,
>(props: ChangeProps<TRecord, TValues, TSent, TResult, TStatus> & { record: TRecord; opened?: boolean }) {
  const { change, record } = props
  const begin = (of: TRecord): DefaultValues<TValues> => (props.values ? props.values(of) : props.startsWith)
  const compared = (of: TRecord): object => (props.values ?? props.beside)?.(of) ?? {}
  const { reloads } = change.meta
  const [fields] = useState(createFieldRegistry)
  const [state, setState] = useState<State<TRecord>>(() => {
    const draft = readDraft(draftKeyOf(change.meta.operation))?.record as TRecord | undefined
    const seen = draft ?? record
    return { seen, stored: seen, times: 0 }
  })
  const [latest, setLatest] = useState(record.etag)
  const { seen, stored, times } = state
  const client = useQueryClient()
  const newest = useRef(record)
  useLayoutEffect(() => {
    newest.current = record
  }, [record])
  /** What was sent and had no answer: it may be what is stored by now. */
  const lost = useRef<TSent[]>([])
  const isStored = (now: TRecord, sent: TSent): boolean =>
    matchesSentValues(fields.read(), { seen: compared(stored), stored: compared(now), sent })
  /** Who finds what they sent themselves has not been overtaken: it is done, or goes on from there with what they typed since. */
  const send = async (on: TRecord, sent: TSent): Promise<unknown> => {
    try {
      return await change.changeFn(on, sent)
    } catch (error) {
      if (error instanceof ApiError && error.unanswered) lost.current.push(sent)
      const now = currentRecordOf<TRecord>(error)
      if (now === undefined || !lost.current.some((tried) => isStored(now, tried))) throw error
      lost.current = []
      return isStored(now, sent) ? undefined : send(now, sent)
    }
  }
  const tellIfGone = useRefusalAlert(props.opened ?? true, props.sentences)
  /** The screens behind the form show what was read before. */
  const isOld = useRef(false)
  const leave = useEffectEvent(() => {
    if (isOld.current) void reloadQueries(client, reloads)
  })
  useEffect(() => () => leave(), [])

  const baseline: EditBaseline<TValues> = {
    record: seen,
    ...(record.etag !== latest &&
      times === 0 && {
        fresh: {
          values: begin(record),
          adopt: () => {
            setLatest(record.etag)
            setState({ seen: record, stored: record, times: 0 })
          },
        },
      }),
    above: (open) =>
      times > 0 && (
        <Comparison
          key={times}
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
    defaultValues: begin(stored),
    baseline,
    onRefused: (error, sent) => {
      // Read anew since, it says what was sent: nobody has to wonder, or to try again.
      if (error.unanswered && newest.current.etag !== stored.etag && isStored(newest.current, sent)) {
        lost.current = []
        return { result: undefined }
      }
      const next = currentRecordOf<TRecord>(error)
      if (next === undefined) return props.onRefused?.(error, sent) ?? false
      isOld.current = true
      if (tellIfGone(error)) void reloadQueries(client, reloads)
      else setState({ seen, stored: next, times: times + 1 })
      return true
    },
    onDone: (result, sent) => {
      isOld.current = false
      lost.current = []
      setState({ seen: stored, stored, times: 0 })
      return props.onDone?.(result, sent)
    },
  }
  return { form, fields, stored }
}
