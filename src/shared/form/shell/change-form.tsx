import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { FieldValues } from 'react-hook-form'
import type { ZodMiniType } from 'zod/mini'
import { useRefusalAlert } from '../../alerts/use-refusal-alert.ts'
import type { WithSentences } from '../../problem/problem-message.ts'
import {
  currentRecordOf,
  type AnyChange,
  type Change,
  type ChangedRecord,
  type InputOf,
  type StatusOf,
  type Versioned,
} from '../../query/port.ts'
import { reloadQueries } from '../../query/query-client.ts'
import { useChangeConflict } from '../../ui/conflict/change-conflict.tsx'
import { createFieldRegistry, FieldRegistryContext } from '../fields/form-context.ts'
import type { FormControl } from '../fields/use-bound-field.ts'
import { Comparison, matchesSentValues } from './comparison.tsx'
import { readDraft, draftKeyOf } from './drafts.ts'
import {
  PageFormBody,
  type EditBaseline,
  type FormOptions,
  type FormProps,
  type PageFormOptions,
} from './page-form.tsx'

/** The options of a form that changes a record, on a page or in a modal. */
export type ChangeProps<
  TChange extends AnyChange = Change<Versioned, FieldValues, unknown, number>,
  TValues extends FieldValues = FieldValues,
> = Omit<FormOptions<InputOf<TChange>, unknown>, 'schema'> & {
  /** The form shows the change's pending state, its error and conflicts with other changes. */
  change: TChange
  /** The values of the fields for a record. */
  values: (record: ChangedRecord<TChange>) => TValues
  /** What conflicts are compared by, by the names of fields, where the form does not start with the record's own values (such as the
   *  reason of a termination). It is shown beside the entries, but cannot replace them. */
  compareWith?: (record: ChangedRecord<TChange>) => object
  /** The schema of what is sent, for the record as it is stored now. */
  schema: (record: ChangedRecord<TChange>) => Promise<ZodMiniType<InputOf<TChange>>>
  submitLabel: string
}

/** Renders the fields of a change; `record` is the latest stored record that the form knows. */
export type ChangeFields<
  TChange extends AnyChange = Change<Versioned, FieldValues, unknown, number>,
  TValues extends FieldValues = FieldValues,
> = {
  children: (control: FormControl<TValues>, record: ChangedRecord<TChange>) => ReactNode
}

/**
 * Turns a change into the options of a form. It is sent with the etag of the record that the entries are based on, also when a
 * newer one was read behind the form or the session ended meanwhile. A conflict is shown above the entries.
 */
export function useChange(props: ChangeProps & { record: Versioned; opened?: boolean }) {
  const { change, record, values, compareWith = values } = props
  const { reloads } = change.meta
  const [fields] = useState(createFieldRegistry)
  /** The record that the entries are based on. */
  const [seen, setSeen] = useState(() => {
    const draft = readDraft(draftKeyOf(change.meta.operation))?.record as Versioned | undefined
    return draft ?? record
  })
  const [latest, setLatest] = useState(record.etag)
  const client = useQueryClient()
  const newest = useRef(record)
  useLayoutEffect(() => {
    newest.current = record
  }, [record])
  const isStored = (current: Versioned, sent: FieldValues): boolean =>
    matchesSentValues(fields.read(), { seen: compareWith(stored), stored: compareWith(current), sent })
  const { conflict, send, addConflict, clear } = useChangeConflict({ change, record, isStored })
  /** The record that the entries replace, which others may have changed since. */
  const stored = conflict?.current ?? seen
  const alertIfClosed = useRefusalAlert(props.opened ?? true, props.sentences)
  /** The screens behind the form show an older record. */
  const isOutdated = useRef(false)
  const reloadIfOutdated = useEffectEvent(() => {
    if (isOutdated.current) void reloadQueries(client, reloads)
  })
  useEffect(() => () => reloadIfOutdated(), [])

  const baseline: EditBaseline = {
    record: seen,
    ...(record.etag !== latest &&
      conflict === undefined && {
        fresh: {
          values: values(record),
          adopt: () => {
            setLatest(record.etag)
            setSeen(record)
          },
        },
      }),
    above: (open) =>
      conflict && (
        <Comparison
          key={conflict.count}
          form={open}
          fields={fields}
          seen={compareWith(seen)}
          stored={compareWith(stored)}
          submitLabel={props.submitLabel}
          canTakeOver={props.compareWith === undefined}
        />
      ),
  }
  const form: Pick<FormProps, 'command' | 'schema' | 'defaultValues' | 'onRefused' | 'onDone'> = {
    command: {
      mutationFn: (sent) => send(stored, sent),
      meta: { ...change.meta, compares: true },
    },
    schema: () => props.schema(stored),
    defaultValues: values(stored),
    onRefused: (error, sent) => {
      // The record was read again since and has the sent values: the change is done.
      if (error.unanswered && newest.current.etag !== stored.etag && isStored(newest.current, sent)) {
        return { result: undefined }
      }
      const current = currentRecordOf<Versioned>(error)
      if (current === undefined) return props.onRefused?.(error, sent) ?? false
      isOutdated.current = true
      if (alertIfClosed(error)) void reloadQueries(client, reloads)
      else addConflict(current)
      return true
    },
    onDone: (result, sent) => {
      isOutdated.current = false
      clear()
      setSeen(stored)
      return props.onDone?.(result, sent)
    },
  }
  return { form, baseline, fields, stored }
}

function ChangeFormBody({ children, ...props }: ChangeProps & { record: Versioned } & PageFormOptions & ChangeFields) {
  const { form, baseline, fields, stored } = useChange(props)
  return (
    <FieldRegistryContext value={fields}>
      <PageFormBody {...props} {...form} baseline={baseline}>
        {(control) => children(control, stored)}
      </PageFormBody>
    </FieldRegistryContext>
  )
}

type ChangeFormProps<TChange extends AnyChange, TValues extends FieldValues> = ChangeProps<TChange, TValues> & {
  record: ChangedRecord<TChange>
} & PageFormOptions &
  ChangeFields<TChange, TValues> &
  WithSentences<StatusOf<TChange>>

/**
 * A form on a page that changes a record. What somebody else has stored meanwhile is shown beside the entries, and is overwritten
 * only by the person's own decision.
 */
export const ChangeForm = ChangeFormBody as <TChange extends AnyChange, TValues extends FieldValues>(
  props: ChangeFormProps<TChange, TValues>,
) => ReactNode
