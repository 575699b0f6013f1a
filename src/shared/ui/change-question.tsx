import { Text } from '@mantine/core'
import { Trans } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { currentRecordOf, type Change, type Versioned } from '../query/port.ts'
import { ChangedNote } from './changed-note.tsx'
import { Question, type QuestionLooks } from './question.tsx'

/** What a question about a record says of it. */
export type ChangeQuestionProps<TRecord extends Versioned, TInput, TResult, TStatus extends number> = QuestionLooks & {
  change: Change<TRecord, TInput, TResult, TStatus>
  /** What is changed or deleted, as the question and the screen behind it show it. */
  record: TRecord
  /** What the change is done with, made of the record as it is stored by then. */
  input: (record: TRecord) => TInput
}

/** A question that is asked again when somebody else has changed the record meanwhile. */
export function ChangeQuestion<TRecord extends Versioned, TInput, TResult, TStatus extends number>({
  change,
  record,
  input,
  ...question
}: ChangeQuestionProps<TRecord, TInput, TResult, TStatus> & { onPending: (now: boolean) => void }) {
  /** What the bank said, and of which state the screen knew then. */
  const [overtaken, setOvertaken] = useState<{ current: TRecord; known: string; times: number; perhapsDone: boolean }>()
  /** The answer to a try was lost, so that the change which is told next may be the person's own. */
  const lost = useRef(false)
  // Usually the record was read anew by now; if that failed, what the refusal brought is the newest that is known.
  const stored = overtaken?.known === record.etag ? overtaken.current : record
  return (
    <Question
      {...question}
      command={{ ...change, mutationFn: () => change.changeFn(stored, input(stored)) }}
      input={undefined}
      onRefused={(error) => {
        const current = currentRecordOf<TRecord>(error)
        if (current === undefined) {
          lost.current ||= error.unanswered
          return false
        }
        setOvertaken({ current, known: record.etag, times: (overtaken?.times ?? 0) + 1, perhapsDone: lost.current })
        lost.current = false
        return true
      }}
      above={
        overtaken && (
          <ChangedNote key={overtaken.times}>
            <Text size="sm">
              {overtaken.perhapsDone ? (
                <Trans>
                  Perhaps it was you: we do not know whether your first try was carried out. Please look at it, as it is
                  now, and decide again.
                </Trans>
              ) : (
                <Trans>Nothing was done. Please look at it once more, as it is now, and decide again.</Trans>
              )}
            </Text>
          </ChangedNote>
        )
      }
    />
  )
}
