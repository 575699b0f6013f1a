import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { get, type FieldValues } from 'react-hook-form'
import type { ZodMiniType } from 'zod/mini'
import type { LastChange } from '#generated/model/last-change.ts'
import { addSuccess } from '../../alerts/alerts.ts'
import { useRefusalAlert } from '../../alerts/use-refusal-alert.ts'
import type { ApiError } from '../../http/api-error.ts'
import { loadPart } from '../../http/load-part.ts'
import { toOutgoing } from '../../http/outgoing.ts'
import { currentRecordOf, type Change, type Versioned } from '../../query/port.ts'
import { reloadQueries } from '../../query/query-client.ts'
import { useChangeConflict } from '../../ui/conflict/change-conflict.tsx'
import { describeLastChange, lastChangeOf } from '../../ui/conflict/last-change.ts'
import { createFieldRegistry, FieldRegistryContext } from '../fields/form-context.ts'
import type { FormControl } from '../fields/use-bound-field.ts'
import { AdoptedNote, ConflictNote, FieldChoice, NotStoredNote } from './conflict-notes.tsx'
import { readDraft, draftKeyOf } from './drafts.ts'
import { decisionOf, matchesSentValues, mergeChanges, type ConflictQuestion, type Merge } from './merge.ts'
import {
  PageFormBody,
  type EditBaseline,
  type FormOptions,
  type FormProps,
  type OpenForm,
  type PageFormOptions,
  type WithFormSentences,
} from './page-form.tsx'

/** The options of a form that changes a record, on a page or in a modal. */
export type ChangeProps<
  TRecord extends Versioned,
  TSent extends FieldValues,
  TStatus extends number,
  TValues extends FieldValues,
> = Omit<FormOptions<NoInfer<TSent>, unknown>, 'schema'> & {
  /** The form shows the change's pending state, its error and conflicts with other changes. */
  change: Change<TRecord, TSent, unknown, TStatus>
  /** The values of the fields for a record. */
  values: (record: NoInfer<TRecord>) => TValues
  /** What conflicts are compared by, by the names of fields, where the form does not start with the record's own values (such as the
   *  reason of a termination). It is shown beside the entries, but cannot replace them. */
  compareWith?: (record: NoInfer<TRecord>) => object
  /** The schema of what is sent, for the record as it is stored now. */
  schema: (record: NoInfer<TRecord>) => Promise<ZodMiniType<NoInfer<TSent>>>
  submitLabel: string
}

/** Renders the fields of a change; `record` is the latest stored record that the form knows. */
export type ChangeFields<TRecord extends Versioned, TValues extends FieldValues> = {
  children: (control: FormControl<TValues>, record: NoInfer<TRecord>) => ReactNode
}

/** What a conflict has left in the form. */
type Merged = {
  lastChange: LastChange | undefined
  /** Names of the fields that took the stored value. */
  adopted: readonly string[]
  /** Fields that both changed differently, and those for whose own entry the person has decided. */
  questions: readonly ConflictQuestion[]
  kept: ReadonlySet<string>
}

const nothingMerged: Merged = { lastChange: undefined, adopted: [], questions: [], kept: new Set() }

type UseChangeProps<
  TRecord extends Versioned,
  TSent extends FieldValues,
  TStatus extends number,
  TValues extends FieldValues,
> = ChangeProps<TRecord, TSent, TStatus, TValues> & {
  record: NoInfer<TRecord>
  opened?: boolean
  /** Whether the person has to look at a newer record before the change is sent for it, because it cannot be undone. */
  needsReview?: (current: NoInfer<TRecord>, sent: NoInfer<TSent>) => boolean
}

/** How often a change is sent again for a newer record before the person is asked to try again. */
const maxMergedRetries = 5

/**
 * Turns a change into the options of a form. It is sent with the etag of the record that the entries are based on, also when a
 * newer one was read behind the form or the session ended meanwhile. After a conflict the entries are merged with what is stored now;
 * the change is sent again unless both changed a field differently, which the form then asks about beside the field.
 */
export function useChange<
  TRecord extends Versioned,
  TSent extends FieldValues,
  TStatus extends number,
  TValues extends FieldValues,
>(props: UseChangeProps<TRecord, TSent, TStatus, TValues>) {
  const { change, record, values, compareWith = values, needsReview = () => false } = props
  const { reloads } = change.meta
  const [fields] = useState(createFieldRegistry)
  const form = useRef<OpenForm>(null)
  /** The record that the entries are based on. */
  const [seen, setSeen] = useState(() => {
    const draft = readDraft(draftKeyOf(change.meta.operation))?.record as TRecord | undefined
    return draft ?? record
  })
  const [latest, setLatest] = useState(record.etag)
  /** The last attempt got no answer and the record was read again, so that the fields say what is not stored. */
  const [isUncertain, setUncertain] = useState(false)
  const client = useQueryClient()
  const newest = useRef(record)
  useLayoutEffect(() => {
    newest.current = record
  }, [record])
  const isStored = (current: TRecord, sent: TSent): boolean =>
    matchesSentValues(fields.read(), { seen: compareWith(stored), stored: compareWith(current), sent })
  const { conflict, send, addConflict, clear } = useChangeConflict({ change, record, isStored })
  const [merged, setMerged] = useState(nothingMerged)
  /** Read by the validation, which may run before the next render. */
  const decisions = useRef(merged)
  const changeMerged = (next: Merged) => {
    decisions.current = next
    setMerged(next)
  }
  /** The record that the entries replace, which others may have changed since. */
  const stored = conflict?.current ?? seen
  const alertIfClosed = useRefusalAlert(props.opened ?? true, props.sentences)
  /** The screens behind the form show an older record. */
  const isOutdated = useRef(false)
  const reloadIfOutdated = useEffectEvent(() => {
    if (isOutdated.current) void reloadQueries(client, reloads)
  })
  useEffect(() => () => reloadIfOutdated(), [])

  const findUndecided = (entries: object): ConflictQuestion[] => {
    const { questions, kept } = decisions.current
    return questions.filter(
      (question) => decisionOf(question, get(entries, question.name), kept.has(question.name)) === undefined,
    )
  }
  const startsWithRecord = props.compareWith === undefined
  /** Merges the form with a newer record; the form shows the merged values at once. */
  const mergeInto = (baseline: TRecord, current: TRecord, error: ApiError): Merge => {
    const entries = form.current!.read()
    const merge = mergeChanges({
      fields: fields.read(),
      baseline: compareWith(baseline),
      stored: compareWith(current),
      entries,
      undecided: new Set(findUndecided(entries).map(({ name }) => name)),
      startsWithRecord,
    })
    for (const [name, value] of merge.adopted) form.current!.set(name, value)
    changeMerged({
      lastChange: lastChangeOf(error),
      adopted: [...new Set([...decisions.current.adopted, ...merge.adopted.keys()])],
      questions: merge.questions,
      kept: new Set(),
    })
    return merge
  }
  /** The latest record with which the form is merged while it is sent. */
  const mergedWith = useRef<TRecord>(undefined)
  const sendMerged = async (first: TSent): Promise<unknown> => {
    mergedWith.current = stored
    let sent = first
    for (let retries = 0; ; retries++) {
      const baseline: TRecord = mergedWith.current
      try {
        return await send(baseline, sent)
      } catch (error) {
        const current = currentRecordOf<TRecord>(error)
        if (current === undefined) throw error
        const { questions } = mergeInto(baseline, current, error as ApiError)
        mergedWith.current = current
        const isFinal = props.final?.(sent) !== undefined
        if (questions.length > 0 || retries === maxMergedRetries || isFinal || needsReview(current, sent)) throw error
        const schema = await loadPart(() => props.schema(current), { toWrite: true })
        const valid = schema.safeParse(toOutgoing(form.current!.read()))
        if (!valid.success) throw error // the form then shows which rule the merged values break
        sent = valid.data
      }
    }
  }
  const labelsOf = (names: readonly string[]) => names.flatMap((name) => fields.read().get(name)?.label ?? [])

  const baseline: EditBaseline = {
    form,
    // An undecided field would look like an entry for the newer record.
    record: merged.questions.length > 0 ? seen : stored,
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
    above: conflict && (
      <ConflictNote
        key={conflict.count}
        lastChange={conflict.lastChange}
        adopted={labelsOf(merged.adopted)}
        undecided={merged.questions.map(({ field }) => field.label)}
      />
    ),
    undecided: (entries) => findUndecided(entries).map(({ name }) => name),
    notes: ({ control, set }) => {
      if (conflict === undefined) {
        if (!isUncertain || !startsWithRecord) return noNotes
        const read = values(record)
        return new Map(
          [...fields.read()].map(([name, { toText }]) => [
            name,
            <NotStoredNote key={name} control={control} name={name} toText={toText} stored={get(read, name)} />,
          ]),
        )
      }
      const { adopted, questions, kept, lastChange } = merged
      return new Map<string, ReactNode>([
        ...adopted.map((name) => [name, <AdoptedNote key={name} lastChange={lastChange} />] as const),
        ...questions.map(
          (question) =>
            [
              question.name,
              <FieldChoice
                key={question.name}
                question={question}
                control={control}
                lastChange={lastChange}
                isKept={kept.has(question.name)}
                canTakeOver={startsWithRecord}
                onDecide={(decision, value) => {
                  const others = [...kept].filter((name) => name !== question.name)
                  changeMerged({ ...merged, kept: new Set(decision === 'entry' ? [...others, question.name] : others) })
                  set(question.name, value)
                }}
              />,
            ] as const,
        ),
      ])
    },
  }
  const formOptions: Pick<
    FormProps<TSent, unknown, TStatus, TValues>,
    'command' | 'schema' | 'defaultValues' | 'onRefused' | 'onDone'
  > = {
    command: {
      mutationFn: (sent) => sendMerged(sent),
      meta: { ...change.meta, compares: true },
    },
    schema: () => props.schema(stored),
    defaultValues: values(stored),
    onRefused: (error, sent) => {
      setUncertain(error.refreshedSince)
      // The record was read again since and has the sent values: the change is done.
      if (error.unanswered && newest.current.etag !== stored.etag && isStored(newest.current, sent)) {
        return { result: undefined }
      }
      const current = currentRecordOf<TRecord>(error)
      if (current === undefined) return props.onRefused?.(error, sent) ?? false
      isOutdated.current = true
      if (alertIfClosed(error)) void reloadQueries(client, reloads)
      else {
        addConflict(current, error)
        // With nothing to decide, the merged values may break a rule between fields.
        if (decisions.current.questions.length === 0) form.current!.validateSoon()
      }
      return true
    },
    onDone: (result, sent) => {
      isOutdated.current = false
      setUncertain(false)
      const { adopted, lastChange } = decisions.current
      const labels = labelsOf(adopted).join(', ')
      const who = describeLastChange(i18n, lastChange)
      // Without a stop the person has not read what was taken over.
      if (conflict === undefined && labels !== '') addSuccess(msg`Changed in the meantime and kept: ${labels}. ${who}`)
      clear()
      changeMerged(nothingMerged)
      setSeen(mergedWith.current ?? stored)
      return props.onDone?.(result, sent)
    },
  }
  return { form: formOptions, baseline, fields, stored, conflict }
}

const noNotes: ReadonlyMap<string, ReactNode> = new Map()

/**
 * A form on a page that changes a record. What somebody else has stored meanwhile is merged by field, and is overwritten only by the
 * person's own decision.
 */
export function ChangeForm<
  TRecord extends Versioned,
  TSent extends FieldValues,
  TStatus extends number,
  TValues extends FieldValues,
>({
  children,
  ...props
}: ChangeProps<TRecord, TSent, TStatus, TValues> & { record: NoInfer<TRecord> } & PageFormOptions &
  ChangeFields<TRecord, TValues> &
  WithFormSentences<NoInfer<TStatus>, NoInfer<TValues>>) {
  const { form, baseline, fields, stored } = useChange(props)
  return (
    <FieldRegistryContext value={fields}>
      <PageFormBody {...props} {...form} baseline={baseline}>
        {(control) => children(control, stored)}
      </PageFormBody>
    </FieldRegistryContext>
  )
}
