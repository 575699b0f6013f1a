/** A confirmation once it has been opened; loaded after the page. */
import { Stack, Text } from '@mantine/core'
import type { MessageDescriptor } from '@lingui/core'
import { Trans } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { addSuccess } from '../../alerts/alerts.ts'
import { useRefusalAlert } from '../../alerts/use-refusal-alert.ts'
import { ConfirmButton } from '../../elements/button-row.tsx'
import { ConfirmRow } from '../../elements/confirm-row.tsx'
import { softDisabledProps } from '../../elements/soft-disabled.ts'
import type { ApiError } from '../../http/api-error.ts'
import type { AnySentences } from '../../problem/problem-message.ts'
import { ProblemNote } from '../../problem/problem-note.tsx'
import { createStore } from '../../state/store.ts'
import { currentRecordOf, type Change, type Command, type Versioned } from '../../query/port.ts'
import { ChangedNote, useChangeConflict } from '../conflict/change-conflict.tsx'
import { Section } from '../section.tsx'
import { OpenedModal } from './opened-modal.tsx'

/** The modal of a confirmation. */
export type ConfirmProps = {
  title: string
  opened: boolean
  onClose: () => void
  /** Shown while the content loads. */
  skeleton?: ReactNode
  /** Renders one of the questions; `onPending` reports whether the modal must stay open. */
  children: (questions: Questions, onPending: (now: boolean) => void) => ReactNode
}

const questions = { Question, ChangeQuestion }
type Questions = typeof questions

export function OpenedConfirm({ title, opened, onClose, skeleton, children }: ConfirmProps) {
  const [pending] = useState(() => createStore(false))
  return (
    <OpenedModal title={title} opened={opened} onClose={() => !pending.read() && onClose()}>
      <Section skeleton={skeleton}>{children(questions, pending.write)}</Section>
    </OpenedModal>
  )
}

/** Texts and callbacks of a confirmation. */
export type QuestionOptions = {
  title: string
  opened: boolean
  /** Closes the modal; also called once the command has succeeded, unless there is an `onDone`. */
  onClose: () => void
  /** Called instead of `onClose` after success, for pages that then show something else. */
  onDone?: () => void
  /** Error messages by status of the command (`WithSentences`). */
  sentences?: AnySentences
  confirmLabel: string
  /** Label of the cancel button, where "Cancel" could be misread. */
  cancelLabel?: string
  /** Red confirm button, for irreversible actions. */
  danger?: boolean
  success: MessageDescriptor
  /** The consequences. If they suspend, confirming is possible only after loading. */
  children: ReactNode
}

export type QuestionProps<TInput, TStatus extends number> = QuestionOptions & {
  command: Command<TInput, unknown, TStatus>
  input: NoInfer<TInput>
}

type QuestionParts = {
  /** Reports whether the modal must stay open. */
  onPending: (now: boolean) => void
  /** Content above the question; `onRefused` returns whether it shows the error there. */
  above?: ReactNode
  onRefused?: (error: ApiError) => boolean
}

/** Content of the modal: consequences, error, confirm and cancel. */
function Question<TInput>({
  opened,
  command,
  input,
  sentences,
  success,
  onClose,
  onDone = onClose,
  onPending,
  onRefused,
  ...options
}: QuestionProps<TInput, number> & QuestionParts) {
  const alertIfClosed = useRefusalAlert(opened, sentences)
  const { mutate, isPending, error, reset } = useMutation<unknown, ApiError, TInput>({
    ...command,
    onMutate: () => onPending(true),
    onSuccess: () => {
      addSuccess(success)
      onDone()
    },
    onError: (refusal) => {
      if (alertIfClosed(refusal) || onRefused?.(refusal) === true) reset()
    },
    onSettled: () => onPending(false),
  })
  return (
    <Stack gap="lg">
      {options.above}
      {options.children}
      {error !== null && <ProblemNote error={error} sentences={sentences} />}
      <ConfirmRow
        cancelLabel={options.cancelLabel ?? <Trans>Cancel</Trans>}
        onCancel={onClose}
        pending={isPending}
        error={error}
      >
        <ConfirmButton
          first
          danger={options.danger === true}
          {...softDisabledProps({ busy: isPending, onClick: () => mutate(input) })}
        >
          {options.confirmLabel}
        </ConfirmButton>
      </ConfirmRow>
    </Stack>
  )
}

/** Options of a confirmation for a record. */
export type ChangeQuestionProps<TRecord extends Versioned, TInput, TStatus extends number> = QuestionOptions & {
  change: Change<TRecord, TInput, unknown, TStatus>
  /** The record as it is shown in the modal and on the page. */
  record: NoInfer<TRecord>
  /** Builds the input of the change from the current record. */
  input: (record: NoInfer<TRecord>) => NoInfer<TInput>
  /** What the confirmation is about: it holds for a newer record in which this is the same. Without it, and for what cannot be
   *  undone, every other change asks again. */
  about?: (record: NoInfer<TRecord>) => object
}

/** How often a confirmation is sent again for newer records in which the same is confirmed. */
const maxRetries = 5

/** A confirmation that is repeated after a conflict with another change of what it is about. */
function ChangeQuestion<TRecord extends Versioned, TInput>({
  change,
  record,
  input,
  about,
  ...question
}: ChangeQuestionProps<TRecord, TInput, number> & Pick<QuestionParts, 'onPending'>) {
  const { conflict, send, addConflict } = useChangeConflict({ change, record })
  // Usually the record was refetched by now; otherwise the conflict response has the newest version.
  const stored = conflict?.shownEtag === record.etag ? conflict.current : record
  const holdsFor = (current: TRecord): boolean =>
    question.danger !== true && about !== undefined && JSON.stringify(about(current)) === JSON.stringify(about(stored))
  const sendConfirmed = async (): Promise<unknown> => {
    for (let [version, retries] = [stored, 0]; ; retries++) {
      try {
        return await send(version, input(version))
      } catch (error) {
        const current = currentRecordOf<TRecord>(error)
        if (current === undefined || retries === maxRetries || !holdsFor(current)) throw error
        version = current
      }
    }
  }
  return (
    <Question
      {...question}
      command={{ ...change, mutationFn: sendConfirmed }}
      input={undefined}
      onRefused={(error) => {
        const current = currentRecordOf<TRecord>(error)
        if (current !== undefined) addConflict(current, error)
        return current !== undefined
      }}
      above={
        conflict && (
          <ChangedNote key={conflict.count} lastChange={conflict.lastChange}>
            <Text size="sm">
              {conflict.mayBeOwn ? (
                <Trans>
                  Perhaps it was you: we do not know whether your first attempt went through. Please check the current
                  state and decide again.
                </Trans>
              ) : (
                <Trans>Nothing was done. Please check the current state and decide again.</Trans>
              )}
            </Text>
          </ChangedNote>
        )
      }
    />
  )
}
