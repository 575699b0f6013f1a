/** Modals that change several records: a question or a form, then the progress and the result of each record. */
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { MessageDescriptor } from '@lingui/core'
import { Button, Stack, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useBlocker } from '@tanstack/react-router'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import type { FieldValues } from 'react-hook-form'
import { addSuccess } from '../alerts/alerts.ts'
import { ButtonRow, ConfirmButton } from '../elements/button-row.tsx'
import { ConfirmRow } from '../elements/confirm-row.tsx'
import { ProgressBar } from '../elements/progress-bar.tsx'
import { softDisabledProps } from '../elements/soft-disabled.ts'
import { StateBadge, type State } from '../elements/status-badge.tsx'
import { draftKeyOf, forgetDraft, readDraft, registerDraft } from '../form/shell/drafts.ts'
import type { FormControl } from '../form/fields/use-bound-field.ts'
import { leavesForm } from '../form/shell/leave-guard.tsx'
import { ModalForm } from '../form/shell/modal-form.tsx'
import type { LoadSchema } from '../form/rules/validation.ts'
import { registerUnsavedCheck } from '../form/shell/unsaved-entries.ts'
import { ApiError } from '../http/api-error.ts'
import { problemMessage, type AnySentences, type WithSentences } from '../problem/problem-message.ts'
import { ProblemNote } from '../problem/problem-note.tsx'
import type { Change, Versioned } from '../query/port.ts'
import { addStaleAlert, reloadQueries } from '../query/query-client.ts'
import { Modal } from '../ui/modal/modal.tsx'
import { type BatchItem, type BatchResult, createBatch, isDoneItem, openItem, storableItems } from './batch.ts'
import classes from './batch-modal.module.css'

type BatchOptions<TRecord extends Versioned, TInput, TSent> = {
  title: string
  opened: boolean
  /** Gets the records that are not done; undefined when nothing was started. */
  onClose: (left: readonly TRecord[] | undefined) => void
  /** The records as the list shows them when the modal opens. */
  records: readonly TRecord[]
  recordId: (record: TRecord) => string
  recordLabel: (record: TRecord) => ReactNode
  /** What the change concerns, such as the current state. */
  recordDetails: (record: TRecord) => ReactNode
  change: Change<TRecord, TSent, unknown, number>
  sentences?: AnySentences
  /** Builds what is sent for a record. */
  toSent: (record: TRecord, input: TInput) => TSent
  /** Reads the current version of a record. */
  readRecord: (record: TRecord) => Promise<TRecord>
  isDone: (record: TRecord, input: TInput) => boolean
  /** Why the change does not apply to a record; undefined when it does. */
  notPossible: (record: TRecord, input: TInput) => MessageDescriptor | undefined
  /** The message once all records are done. */
  success: (count: number) => MessageDescriptor
}

type AnyOptions = BatchOptions<Versioned, unknown, unknown>

/** The items of a batch and its input; the input is missing until the batch was started. */
type StoredBatch = { items: BatchItem<Versioned>[]; started?: { input: unknown } }

const draftName = ({ change }: AnyOptions) => `batch ${change.meta.operation}`
const storedBatch = (options: AnyOptions): StoredBatch | undefined =>
  readDraft(draftKeyOf(draftName(options)))?.values.batch as StoredBatch | undefined

/** The batch of one opening of the modal, with the records that the list showed then; restored after the session has ended. */
function useOpenedBatch(options: AnyOptions) {
  const { opened, records } = options
  const open = () => {
    const stored = opened ? storedBatch(options) : undefined
    return {
      opened,
      batch: createBatch<Versioned>(stored?.items ?? (opened ? records.map(openItem) : [])),
      started: stored?.started,
    }
  }
  const [seen, setSeen] = useState(open)
  if (opened && !seen.opened) setSeen(open)
  else if (!opened && seen.opened) setSeen({ ...seen, opened })
  return { ...seen, start: (input: unknown) => setSeen({ ...seen, started: { input } }) }
}

/** Limits how long the reload after a lost connection delays the results, in milliseconds. */
const reloadTimeoutMs = 5000

/** The behaviour of both modals. */
function useBatchModal(options: AnyOptions) {
  const { opened, onClose, change, success } = options
  const client = useQueryClient()
  const { batch, started, start } = useOpenedBatch(options)
  const { items } = useSyncExternalStore(batch.subscribe, batch.read)
  /** Also while the lists are reloaded after the last call. */
  const [isBusy, setBusy] = useState(false)
  const busy = useRef(false)
  const isOpen = opened && items.length > 0

  const readBatch = useEffectEvent(() => ({
    values: { batch: { items: storableItems(batch.read().items), ...(started && { started }) } },
    loaded: {},
  }))
  const name = draftName(options)
  const isLeft = useRef(false)
  useEffect(() => {
    if (!isOpen) return undefined
    isLeft.current = false
    const key = draftKeyOf(name)
    forgetDraft(key)
    const endDraft = registerDraft(key, () => readBatch())
    const endCheck = registerUnsavedCheck(() => busy.current)
    return () => {
      endDraft()
      endCheck()
      isLeft.current = true
      batch.stop()
    }
  }, [isOpen, name, batch])
  const closeEmpty = useEffectEvent(() => onClose(undefined))
  const isEmpty = opened && items.length === 0
  useEffect(() => {
    if (isEmpty) closeEmpty() // the URL names the modal, but nothing is selected
  }, [isEmpty])
  useBlocker({
    shouldBlockFn: ({ action, current, next }) =>
      busy.current && ['BACK', 'FORWARD', 'GO'].includes(action) && !leavesForm(current, next),
    enableBeforeUnload: false, // leave-guard.tsx does that
  })

  const itemsLeft = () => batch.read().items.filter((item) => !isDoneItem(item))
  const close = () => {
    if (!busy.current) onClose(started && itemsLeft().map(({ record }) => record))
  }
  const changeBusy = (next: boolean) => {
    busy.current = next
    setBusy(next)
  }
  const run = async (input: unknown) => {
    changeBusy(true)
    try {
      await batch.run({
        send: (record) => change.changeFn(record, options.toSent(record, input)),
        read: options.readRecord,
        isDone: (record) => options.isDone(record, input),
        notPossible: (record) => options.notPossible(record, input),
      })
      const reloading = reloadQueries(client, change.meta.reloads)
      if (batch.read().error === undefined) await reportStale(reloading)
      else await Promise.race([reloading, new Promise((resolve) => setTimeout(resolve, reloadTimeoutMs))])
    } finally {
      changeBusy(false)
    }
    if (isLeft.current || itemsLeft().length > 0) return
    addSuccess(success(items.length))
    onClose([])
  }
  return {
    isOpen,
    close,
    items,
    start: (input: unknown) => {
      start(input)
      void run(input)
    },
    progress: started && (
      <Progress
        options={options}
        items={items}
        error={batch.read().error}
        isBusy={isBusy}
        onStop={batch.stop}
        onContinue={() => void run(started.input)}
        onClose={close}
      />
    ),
  }
}

/** Reports that the list could not be reloaded although the changes are done. */
async function reportStale(reloading: ReturnType<typeof reloadQueries>): Promise<void> {
  const failed = (await reloading).find((answer) => answer.status === 'rejected')
  if (failed?.reason instanceof ApiError) addStaleAlert(failed.reason)
}

type Props<TRecord extends Versioned, TInput, TSent, TStatus extends number> = BatchOptions<TRecord, TInput, TSent> & {
  change: Change<TRecord, TSent, unknown, TStatus>
} & WithSentences<TStatus>

type ConfirmOptions = { confirmLabel: string; children: ReactNode }

function ConfirmBatch({ confirmLabel, children, ...options }: AnyOptions & ConfirmOptions) {
  const { isOpen, close, start, items, progress } = useBatchModal(options)
  return (
    <Modal title={options.title} opened={isOpen} onClose={close}>
      {progress ?? (
        <Stack gap="lg">
          {children}
          <Records items={items} options={options} />
          <ConfirmRow cancelLabel={<Trans>Cancel</Trans>} onCancel={close} pending={false}>
            <ConfirmButton first onClick={() => start(undefined)}>
              {confirmLabel}
            </ConfirmButton>
          </ConfirmRow>
        </Stack>
      )}
    </Modal>
  )
}

/** A confirmation for several records. */
export const ConfirmBatchModal = ConfirmBatch as <TRecord extends Versioned, TSent, TStatus extends number>(
  props: Props<TRecord, undefined, TSent, TStatus> & ConfirmOptions,
) => ReactNode

type FormOptions<TInput, TValues extends FieldValues> = {
  schema: LoadSchema<TInput>
  defaultValues: TValues
  submitLabel: string
  danger?: boolean
  /** The fields, and what happens to this many records. */
  children: (control: FormControl<TValues>, count: number) => ReactNode
}

function BatchForm({
  schema,
  defaultValues,
  submitLabel,
  danger,
  children,
  ...options
}: AnyOptions & FormOptions<FieldValues, FieldValues>) {
  const { isOpen, close, start, items, progress } = useBatchModal(options)
  return (
    <ModalForm
      title={options.title}
      opened={isOpen}
      onClose={close}
      command={{
        mutationFn: (input: FieldValues) => Promise.resolve(start(input)),
        meta: { operation: options.change.meta.operation, reloads: [] },
      }}
      keepOpen
      schema={schema}
      defaultValues={defaultValues}
      submitLabel={submitLabel}
      danger={danger === true}
      placeholder={progress ?? false}
    >
      {(control) => (
        <>
          {children(control, items.length)}
          <Records items={items} options={options} />
        </>
      )}
    </ModalForm>
  )
}

/** A form whose input is the same for several records. */
export const BatchModalForm = BatchForm as <
  TRecord extends Versioned,
  TSent,
  TStatus extends number,
  TInput,
  TValues extends FieldValues,
>(
  props: Props<TRecord, TInput, TSent, TStatus> & FormOptions<TInput, TValues>,
) => ReactNode

const isSettled = ({ result }: BatchItem<unknown>) => !['open', 'sending', 'unknown'].includes(result.kind)

type ProgressProps = {
  options: AnyOptions
  items: readonly BatchItem<Versioned>[]
  error: ApiError | undefined
  isBusy: boolean
  onStop: () => void
  onContinue: () => void
  onClose: () => void
}

/** How far a batch is, with the result of each record; takes the focus when the pressed button disappears. */
function Progress({ options, items, error, isBusy, onStop, onContinue, onClose }: ProgressProps) {
  const { t } = useLingui()
  const total = items.length
  const [settled, done] = [items.filter(isSettled).length, items.filter(isDoneItem).length]
  const left = total - done
  const element = useRef<HTMLDivElement>(null)
  const [stopping, setStopping] = useState(false)
  if (stopping && !isBusy) setStopping(false)
  useEffect(() => {
    if (document.activeElement === document.body) element.current?.focus()
  })
  return (
    <Stack gap="md" ref={element} tabIndex={-1} className={classes.progress!}>
      {isBusy && (
        <Stack gap={6}>
          <Text size="sm">
            <Trans>
              {settled} of {total}
            </Trans>
          </Text>
          <ProgressBar percent={(settled / total) * 100} aria-label={options.title} />
        </Stack>
      )}
      <Text role="status" className={isBusy ? 'visually-hidden' : undefined}>
        {!isBusy && (
          <Trans>
            {done} of {total} done.
          </Trans>
        )}
      </Text>
      {!isBusy && error !== undefined && <ProblemNote error={error} />}
      <Records items={items} options={options} withResults />
      {isBusy ? (
        <ButtonRow>
          <Button
            variant="default"
            data-autofocus
            {...softDisabledProps({
              disabled: stopping,
              onClick: () => {
                setStopping(true)
                onStop()
              },
            })}
          >
            {stopping ? t`Stopping …` : t`Stop`}
          </Button>
        </ButtonRow>
      ) : (
        <ConfirmRow cancelLabel={<Trans>To the list</Trans>} onCancel={onClose} pending={false}>
          <ConfirmButton first onClick={onContinue}>
            <Trans>Continue ({left} left)</Trans>
          </ConfirmButton>
        </ConfirmRow>
      )}
    </Stack>
  )
}

type RecordsProps = { items: readonly BatchItem<Versioned>[]; options: AnyOptions; withResults?: boolean }

/** The records of a batch, with their results once it was started. */
function Records({ items, options, withResults = false }: RecordsProps) {
  const { recordId, recordLabel, recordDetails } = options
  return (
    <ul className={classes.records}>
      {items.map((item) => (
        <li key={recordId(item.record)}>
          <div>
            {recordLabel(item.record)}
            {(!withResults || item.result.kind === 'changed') && (
              <Text size="sm" c="dimmed">
                {recordDetails(item.record)}
              </Text>
            )}
          </div>
          {withResults && <Result item={item} sentences={options.sentences} />}
        </li>
      ))}
    </ul>
  )
}

const results: Record<BatchResult['kind'], State & { sentence?: MessageDescriptor }> = {
  open: { label: msg`Not done yet`, tone: 'neutral' },
  sending: { label: msg`In progress`, tone: 'waiting' },
  done: { label: msg`Done`, tone: 'good' },
  already: { label: msg`Already done`, tone: 'good' },
  changed: {
    label: msg`Changed in the meantime`,
    tone: 'bad',
    sentence: msg`Somebody has changed this in the meantime, so nothing was done here. This is the current state.`,
  },
  unknown: {
    label: msg`Unknown`,
    tone: 'waiting',
    sentence: msg`We received no answer. When you continue, we first check whether this was done.`,
  },
  refused: { label: msg`Not done`, tone: 'bad' },
}

function Result({ item: { result }, sentences }: { item: BatchItem<Versioned>; sentences: AnySentences | undefined }) {
  const { i18n } = useLingui()
  const { sentence, ...state } = results[result.kind]
  const reason = result.kind === 'refused' ? reasonOf(result.reason, sentences) : sentence
  return (
    <>
      <StateBadge state={state} />
      {reason && <Text size="sm">{i18n._(reason)}</Text>}
    </>
  )
}

const reasonOf = (reason: ApiError | MessageDescriptor, sentences: AnySentences | undefined): MessageDescriptor =>
  reason instanceof ApiError ? problemMessage(reason, sentences) : reason
