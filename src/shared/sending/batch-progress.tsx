/** What a modal for several records shows: what it is for, the progress, the result, and each record. */
import { msg, plural } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Stack, Text } from '@mantine/core'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useWatch, type FieldValues } from 'react-hook-form'
import { ButtonRow, ConfirmButton } from '../elements/button-row.tsx'
import { ConfirmRow } from '../elements/confirm-row.tsx'
import { Notice } from '../elements/notice.tsx'
import { ProgressBar } from '../elements/progress-bar.tsx'
import { softDisabledProps } from '../elements/soft-disabled.ts'
import { StateBadge, type State } from '../elements/status-badge.tsx'
import type { FormControl } from '../form/fields/use-bound-field.ts'
import type { ApiError } from '../http/api-error.ts'
import type { AnySentences } from '../problem/problem-message.ts'
import { ProblemNote } from '../problem/problem-note.tsx'
import type { Change, Versioned } from '../query/port.ts'
import { type BatchItem, type BatchResult, countResults, isDoneItem } from './batch.ts'
import classes from './batch-modal.module.css'
import { liveRegion } from '../elements/live-region.ts'

/** An input that is not validated yet. */
type Entries<TInput> = { [Name in keyof TInput]?: unknown } | TInput

export type BatchOptions<TRecord extends Versioned, TInput, TSent> = {
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
  /** Why the change does not apply to a record; undefined when it does. Before the start the input is what the form has, valid or not. */
  notPossible: (record: TRecord, input: Entries<TInput>) => MessageDescriptor | undefined
  /** How many of the selected records it is for, and why not for the others, such as "44 of 54 (10 are blocked already)". */
  scope?: string | undefined
  /** What the button that goes on after an interruption will do with this many records. */
  describe: (count: number, input: TInput) => string
  /** The message once all records are done. */
  success: (count: number) => MessageDescriptor
}

export const Scope = ({ text }: { text: string | undefined }) => text && <Text fw={600}>{text}</Text>

type ReasonCount = { reason: MessageDescriptor; count: number }

/** Equal reasons once each, with their number. */
function countReasons(reasons: readonly (MessageDescriptor | undefined)[]): ReasonCount[] {
  const counts = new Map<string, ReasonCount>()
  for (const reason of reasons) {
    if (reason === undefined) continue
    const key = JSON.stringify(reason)
    counts.set(key, { reason, count: (counts.get(key)?.count ?? 0) + 1 })
  }
  return [...counts.values()]
}

function Reasons({ reasons }: { reasons: readonly (MessageDescriptor | undefined)[] }) {
  const { i18n } = useLingui()
  return (
    <div>
      {countReasons(reasons).map(({ reason, count }) => (
        <Text key={JSON.stringify(reason)} size="sm">
          {count} × {i18n._(reason)}
        </Text>
      ))}
    </div>
  )
}

type KnownRefusalsProps<TRecord extends Versioned, TInput, TSent> = {
  control: FormControl<FieldValues>
  items: readonly BatchItem<TRecord>[]
  options: BatchOptions<TRecord, TInput, TSent>
  onLeaveOut: (matches: (record: TRecord) => boolean) => void
}

/** The records that the input of the form does not apply to, with a button that leaves them out. */
export function KnownRefusals<TRecord extends Versioned, TInput extends FieldValues, TSent>({
  control,
  items,
  options,
  onLeaveOut,
}: KnownRefusalsProps<TRecord, TInput, TSent>) {
  const { t } = useLingui()
  const values = useWatch({ control })
  const reasons = items.map(({ record }) => options.notPossible(record, values))
  const count = reasons.filter((reason) => reason !== undefined).length
  return (
    <div {...liveRegion}>
      {count > 0 && (
        <Notice tone="info">
          <Text fw={600}>
            <Trans>
              Not possible for {count} of {items.length}
            </Trans>
          </Text>
          <Reasons reasons={reasons} />
          {count < items.length && (
            <Button
              variant="default"
              mt="xs"
              onClick={() => onLeaveOut((record) => options.notPossible(record, values) !== undefined)}
            >
              {t`${plural(count, { one: 'Leave out this one', other: 'Leave out these #' })}`}
            </Button>
          )}
        </Notice>
      )}
    </div>
  )
}

const isSettled = ({ result }: BatchItem<unknown>) => !['open', 'sending', 'unknown'].includes(result.kind)

type ProgressProps<TRecord extends Versioned, TInput, TSent> = {
  options: BatchOptions<TRecord, TInput, TSent>
  items: readonly BatchItem<TRecord>[]
  error: ApiError | undefined
  input: TInput
  isBusy: boolean
  onStop: () => void
  onContinue: () => void
  onClose: () => void
}

/** How far a batch is, with the result of each record; takes the focus when the pressed button disappears. */
export function Progress<TRecord extends Versioned, TInput, TSent>(props: ProgressProps<TRecord, TInput, TSent>) {
  const { options, items, error, input, isBusy, onStop, onContinue, onClose } = props
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
      <div className={classes.state} data-state>
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
        <div {...liveRegion} className={isBusy ? 'visually-hidden' : undefined}>
          {!isBusy && <Summary items={items} />}
        </div>
        {!isBusy && error !== undefined && <ProblemNote error={error} />}
        {!isBusy && (
          <Text size="sm">
            <Trans>When you continue: {options.describe(left, input)}</Trans>
          </Text>
        )}
      </div>
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

/** How many records are done, skipped, refused and left, with each reason once. */
function Summary({ items }: { items: readonly BatchItem<unknown>[] }) {
  const { done, skipped, refused, left } = countResults(items)
  const total = items.length
  const parts = [
    done < total && skipped > 0 && plural(skipped, { one: '# skipped', other: '# skipped' }),
    refused > 0 && plural(refused, { one: '# refused', other: '# refused' }),
    left > 0 && plural(left, { one: '# not done yet', other: '# not done yet' }),
  ].filter((part) => part !== false)
  return (
    <>
      <Text fw={600}>
        <Trans>
          {done} of {total} done.
        </Trans>
      </Text>
      {parts.length > 0 && <Text>{parts.join(', ')}</Text>}
      <Reasons reasons={items.map(({ result }) => resultReason(result))} />
    </>
  )
}

type RecordsProps<TRecord extends Versioned> = {
  items: readonly BatchItem<TRecord>[]
  options: Pick<BatchOptions<TRecord, never, never>, 'recordId' | 'recordLabel' | 'recordDetails'>
  withResults?: boolean
}

const scrollIntoViewIfNeeded = (row: HTMLElement | null) => void row?.scrollIntoView({ block: 'nearest' })

/** The records of a batch, with their results once it was started. */
export function Records<TRecord extends Versioned>({ items, options, withResults = false }: RecordsProps<TRecord>) {
  const { recordId, recordLabel, recordDetails } = options
  return (
    <ul className={classes.records}>
      {items.map((item) => (
        <li key={recordId(item.record)} ref={item.result.kind === 'sending' ? scrollIntoViewIfNeeded : undefined}>
          <div>
            {recordLabel(item.record)}
            {(!withResults || item.result.kind === 'changed') && (
              <Text size="sm" c="dimmed">
                {recordDetails(item.record)}
              </Text>
            )}
          </div>
          {withResults && <Result item={item} />}
        </li>
      ))}
    </ul>
  )
}

const results: Record<BatchResult['kind'], State & { sentence?: MessageDescriptor }> = {
  open: { label: msg`Not done yet`, tone: 'neutral' },
  sending: { label: msg`In progress`, tone: 'waiting' },
  done: { label: msg`Done`, tone: 'good' },
  already: { label: msg`Already done`, tone: 'good', sentence: msg`It was so before, so nothing was sent.` },
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

function Result({ item: { result } }: { item: BatchItem<unknown> }) {
  const { i18n } = useLingui()
  const { sentence: _sentence, ...state } = results[result.kind]
  const reason = resultReason(result)
  return (
    <>
      <StateBadge state={state} />
      {reason && <Text size="sm">{i18n._(reason)}</Text>}
    </>
  )
}

/** Why a record is not done; undefined for one that is or that waits. */
const resultReason = (result: BatchResult): MessageDescriptor | undefined =>
  result.kind === 'refused' ? result.reason : results[result.kind].sentence
