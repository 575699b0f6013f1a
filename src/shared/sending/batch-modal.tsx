/** Modals that change several records: a question or a form, then the progress and the result of each record. */
import { Trans } from '@lingui/react/macro'
import { Stack } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useBlocker } from '@tanstack/react-router'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import type { FieldValues } from 'react-hook-form'
import { addSuccess } from '../alerts/alerts.ts'
import { ConfirmButton } from '../elements/button-row.tsx'
import { ConfirmRow } from '../elements/confirm-row.tsx'
import { draftKeyOf, forgetDraft, readDraft, registerDraft } from '../form/shell/drafts.ts'
import type { FormControl } from '../form/fields/use-bound-field.ts'
import { leavesForm } from '../form/shell/leave-guard.tsx'
import { ModalForm } from '../form/shell/modal-form.tsx'
import type { LoadSchema } from '../form/rules/validation.ts'
import { registerUnsavedCheck } from '../form/shell/unsaved-entries.ts'
import { ApiError } from '../http/api-error.ts'
import type { WithSentences } from '../problem/problem-message.ts'
import type { Change, Versioned } from '../query/port.ts'
import { addStaleAlert, reloadQueries } from '../query/query-client.ts'
import { Modal } from '../ui/modal/modal.tsx'
import { type BatchItem, countResults, createBatch, isDoneItem, openItem, storableItems } from './batch.ts'
import { type AnyOptions, type BatchOptions, KnownRefusals, Progress, Records, Scope } from './batch-progress.tsx'

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

  /** Records that were left out before the start; they stay selected. */
  const [leftOut, setLeftOut] = useState<readonly Versioned[]>([])
  if (!opened && leftOut.length > 0) setLeftOut([])
  const restore = useEffectEvent(() => {
    if (started) options.onRestored?.(items.map(({ record }) => record))
  })
  useEffect(() => {
    if (isOpen) restore()
  }, [isOpen])

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
    if (!busy.current) onClose(started && [...itemsLeft().map(({ record }) => record), ...leftOut])
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
    const { done } = countResults(batch.read().items)
    if (isLeft.current || done < batch.read().items.length) return
    addSuccess(success(done))
    onClose(leftOut)
  }
  return {
    isOpen,
    close,
    items,
    leaveOut: (matches: (record: Versioned) => boolean) => setLeftOut([...leftOut, ...batch.leaveOut(matches)]),
    start: (input: unknown) => {
      start(input)
      void run(input)
    },
    progress: started && (
      <Progress
        options={options}
        items={items}
        error={batch.read().error}
        input={started.input}
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
          <Scope text={options.scope} />
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
  const { isOpen, close, start, items, leaveOut, progress } = useBatchModal(options)
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
          <Scope text={options.scope} />
          <KnownRefusals control={control} items={items} options={options} onLeaveOut={leaveOut} />
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
