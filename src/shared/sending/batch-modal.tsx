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
import { problemMessage, type WithSentences } from '../problem/problem-message.ts'
import type { OperationId } from '#generated/operations.ts'
import type { Change, Versioned } from '../query/port.ts'
import { addStaleAlert, reloadQueries } from '../query/query-client.ts'
import { Modal } from '../ui/modal/modal.tsx'
import { type BatchItem, countResults, createBatch, isDoneItem, openItem, storableItems } from './batch.ts'
import { type BatchOptions, KnownRefusals, Progress, Records, Scope } from './batch-progress.tsx'

/** The items of a batch, the records that were left out before it started, and its input from the start on. */
type StoredBatch<TRecord, TInput> = { items: BatchItem<TRecord>[]; leftOut: TRecord[]; started?: { input: TInput } }

const draftName = (operation: OperationId) => `batch ${operation}`

/** The batch of one opening of the modal, with the records that the list showed then; restored after the session has ended. */
function useOpenedBatch<TRecord extends Versioned, TInput, TSent>(options: BatchOptions<TRecord, TInput, TSent>) {
  const { opened, records, change } = options
  const open = () => {
    const draft = opened ? readDraft(draftKeyOf(draftName(change.meta.operation))) : undefined
    const stored = draft?.values.batch as StoredBatch<TRecord, TInput> | undefined
    return {
      opened,
      batch: createBatch<TRecord>(stored?.items ?? (opened ? records.map(openItem) : [])),
      started: stored?.started,
      /** They stay selected. */
      leftOut: stored?.leftOut ?? [],
    }
  }
  const [seen, setSeen] = useState(open)
  if (opened && !seen.opened) setSeen(open)
  else if (!opened && seen.opened) setSeen({ ...seen, opened })
  return {
    ...seen,
    start: (input: TInput) => setSeen({ ...seen, started: { input } }),
    leaveOut: (matches: (record: TRecord) => boolean) =>
      setSeen({ ...seen, leftOut: [...seen.leftOut, ...seen.batch.leaveOut(matches)] }),
  }
}

/** Limits how long the reload after a lost connection delays the results, in milliseconds. */
const reloadTimeoutMs = 5000

/** The behaviour of both modals. */
function useBatchModal<TRecord extends Versioned, TInput, TSent>(options: BatchOptions<TRecord, TInput, TSent>) {
  const { opened, onClose, change, success } = options
  const client = useQueryClient()
  const { batch, started, start, leftOut, leaveOut } = useOpenedBatch(options)
  const { items } = useSyncExternalStore(batch.subscribe, batch.read)
  /** Also while the lists are reloaded after the last call. */
  const [isBusy, setBusy] = useState(false)
  const busy = useRef(false)
  const isOpen = opened && items.length > 0

  const readBatch = useEffectEvent(() => ({
    values: { batch: { items: storableItems(batch.read().items), leftOut, ...(started && { started }) } },
    loaded: {},
  }))
  const name = draftName(change.meta.operation)
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
  const run = async (input: TInput) => {
    changeBusy(true)
    try {
      await batch.run({
        send: (record) => change.changeFn(record, options.toSent(record, input)),
        read: options.readRecord,
        isDone: (record) => options.isDone(record, input),
        notPossible: (record) => options.notPossible(record, input),
        explain: (error) => problemMessage(error, options.sentences),
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
    leaveOut,
    start: (input: TInput) => {
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

type BatchProps<TRecord extends Versioned, TInput, TSent, TStatus extends number> = BatchOptions<
  TRecord,
  TInput,
  TSent
> & { change: Change<TRecord, TSent, unknown, TStatus> } & WithSentences<NoInfer<TStatus>>

/** A confirmation for several records. */
export function ConfirmBatchModal<TRecord extends Versioned, TSent, TStatus extends number>(
  props: BatchProps<TRecord, undefined, TSent, TStatus> & { confirmLabel: string; children: ReactNode },
) {
  const { isOpen, close, start, items, progress } = useBatchModal<TRecord, undefined, TSent>(props)
  return (
    <Modal title={props.title} opened={isOpen} onClose={close}>
      {progress ?? (
        <Stack gap="lg">
          {props.children}
          <Scope text={props.scope} />
          <Records items={items} options={props} />
          <ConfirmRow cancelLabel={<Trans>Cancel</Trans>} onCancel={close} pending={false}>
            <ConfirmButton first onClick={() => start(undefined)}>
              {props.confirmLabel}
            </ConfirmButton>
          </ConfirmRow>
        </Stack>
      )}
    </Modal>
  )
}

type FormOptions<TInput, TValues extends FieldValues> = {
  schema: LoadSchema<TInput>
  defaultValues: TValues
  submitLabel: string
  danger?: boolean
  /** The fields, and what happens to this many records. */
  children: (control: FormControl<TValues>, count: number) => ReactNode
}

/** A form whose input is the same for several records. */
export function BatchModalForm<
  TRecord extends Versioned,
  TSent,
  TStatus extends number,
  TInput extends FieldValues,
  TValues extends FieldValues,
>(props: BatchProps<TRecord, TInput, TSent, TStatus> & FormOptions<TInput, TValues>) {
  const { title, change, schema, defaultValues, submitLabel, danger = false, children } = props
  const { isOpen, close, start, items, leaveOut, progress } = useBatchModal<TRecord, TInput, TSent>(props)
  return (
    <ModalForm
      title={title}
      opened={isOpen}
      onClose={close}
      command={{
        mutationFn: (input: TInput) => Promise.resolve(start(input)),
        meta: { operation: change.meta.operation, reloads: [] },
      }}
      keepOpen
      schema={schema}
      defaultValues={defaultValues}
      submitLabel={submitLabel}
      danger={danger}
      placeholder={progress ?? false}
    >
      {(control) => (
        <>
          {children(control, items.length)}
          <Scope text={props.scope} />
          <KnownRefusals<TRecord, TInput, TSent>
            control={control}
            items={items}
            options={props}
            onLeaveOut={leaveOut}
          />
          <Records items={items} options={props} />
        </>
      )}
    </ModalForm>
  )
}
