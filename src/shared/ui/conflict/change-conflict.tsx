import { useRef, useState, useEffect, useId, type ReactNode } from 'react'
import { ApiError } from '../../http/api-error.ts'
import { currentRecordOf, type Change, type Versioned } from '../../query/port.ts'
import { Stack, Text, Title } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { LastChange } from '#generated/model/last-change.ts'
import { Notice } from '../../elements/notice.tsx'
import { describeLastChange, lastChangeOf } from './last-change.ts'

/** The last refusal of a change because somebody else changed the record (412). */
type ChangeConflict<TRecord> = {
  /** The record of the response. */
  current: TRecord
  /** The etag of the record that the screen showed at that time. */
  shownEtag: string
  /** Number of conflicts, so that each one is announced again. */
  count: number
  /** An earlier try got no response, so the conflict may be with the person's own change. */
  mayBeOwn: boolean
  /** Who changed the record, as far as the server says it. */
  lastChange: LastChange | undefined
}

type Options<TRecord extends Versioned, TInput> = {
  change: Change<TRecord, TInput, unknown, number>
  /** The record as the screen shows it. */
  record: TRecord
  /** Whether a record contains what was sent; without it a conflict with the person's own change cannot be recognised. */
  isStored?: (record: TRecord, input: TInput) => boolean
}

/** Sends a change with the etag of a record, and remembers tries without a response and the last conflict. */
export function useChangeConflict<TRecord extends Versioned, TInput>({
  change,
  record: shown,
  isStored = () => false,
}: Options<TRecord, TInput>) {
  const [conflict, setConflict] = useState<ChangeConflict<TRecord>>()
  /** Inputs without a response: they may be stored by now. */
  const unanswered = useRef<TInput[]>([])

  /** After a conflict with an unanswered try of the person the change is done, or is sent again on top of that try. */
  const send = async (record: TRecord, input: TInput): Promise<unknown> => {
    try {
      const result = await change.changeFn(record, input)
      unanswered.current = []
      return result
    } catch (error) {
      if (error instanceof ApiError && error.unanswered) unanswered.current.push(input)
      const current = currentRecordOf<TRecord>(error)
      if (current === undefined || !unanswered.current.some((earlier) => isStored(current, earlier))) throw error
      unanswered.current = []
      return isStored(current, input) ? undefined : send(current, input)
    }
  }
  return {
    conflict,
    send,
    /** Shows the conflict with this current record. */
    addConflict(current: TRecord, error: ApiError): void {
      const count = (conflict?.count ?? 0) + 1
      const mayBeOwn = unanswered.current.length > 0
      setConflict({ current, shownEtag: shown.etag, count, mayBeOwn, lastChange: lastChangeOf(error) })
      unanswered.current = []
    },
    /** The change is done. */
    clear(): void {
      setConflict(undefined)
      unanswered.current = []
    },
  }
}

/** Note about a conflict with another change, and who made it; takes the focus. */
export function ChangedNote({ lastChange, children }: { lastChange: LastChange | undefined; children: ReactNode }) {
  const { i18n } = useLingui()
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => void heading.current?.focus(), [])
  return (
    <Notice role="region" aria-labelledby={id} icon={<IconAlertTriangle aria-hidden />}>
      <Stack gap="sm">
        <Title ref={heading} id={id} order={3} tabIndex={-1}>
          <Trans>Something was changed in the meantime</Trans>
        </Title>
        <Text size="sm">{describeLastChange(i18n, lastChange)}</Text>
        {children}
      </Stack>
    </Notice>
  )
}
