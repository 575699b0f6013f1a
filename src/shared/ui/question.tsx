import { Stack } from '@mantine/core'
import type { MessageDescriptor } from '@lingui/core'
import { Trans } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { addSuccess } from '../alerts/alerts.ts'
import { useRefusalAlert } from '../alerts/use-refusal-alert.ts'
import { ConfirmButton } from '../elements/confirm-button.tsx'
import { ConfirmRow } from '../elements/confirm-row.tsx'
import { waiting } from '../elements/waiting.ts'
import type { ApiError } from '../http/api-error.ts'
import type { AnySentences } from '../problem/problem-message.ts'
import { ProblemNote } from '../problem/problem-note.tsx'
import type { Command } from '../query/port.ts'

/** What a question has besides what is done. */
export type QuestionLooks = {
  title: string
  opened: boolean
  /** Closes the modal; also called once the command has succeeded, unless there is an `onDone`. */
  onClose: () => void
  /** Closes it when the command has succeeded, where the page then shows something else. */
  onDone?: () => void
  /** The sentence for each refusal of the command (`WithSentences`). */
  sentences?: AnySentences
  confirmLabel: string
  /** What the other button says, where "Cancel" could be misread. */
  cancelLabel?: string
  /** What cannot be taken back is confirmed in red. */
  danger?: boolean
  success: MessageDescriptor
  /** What follows from it. It may load something: then nothing can be confirmed before it is there. */
  children: ReactNode
}

type Props<TInput, TResult, TStatus extends number> = QuestionLooks & {
  command: Command<TInput, TResult, TStatus>
  /** What the command is done with. */
  input: TInput
  /** Tells the modal whether it has to stay. */
  onPending: (now: boolean) => void
  /** Stands above the question; `onRefused` says whether a refusal was told there. */
  above?: ReactNode
  onRefused?: (error: ApiError) => boolean
}

/** What stands in the modal of a question: what follows, why it was refused, yes and no. */
export function Question<TInput, TResult, TStatus extends number>({
  opened,
  command,
  input,
  sentences,
  success,
  onClose,
  onDone = onClose,
  onPending,
  onRefused,
  ...looks
}: Props<TInput, TResult, TStatus>) {
  const tellIfGone = useRefusalAlert(opened, sentences)
  const { mutate, isPending, error, reset } = useMutation<TResult, ApiError, TInput>({
    ...command,
    onMutate: () => onPending(true),
    onSuccess: () => {
      addSuccess(success)
      onDone()
    },
    onError: (refusal) => {
      if (tellIfGone(refusal) || onRefused?.(refusal) === true) reset()
    },
    onSettled: () => onPending(false),
  })
  return (
    <Stack gap="lg">
      {looks.above}
      {looks.children}
      {error !== null && <ProblemNote error={error} sentences={sentences} />}
      <ConfirmRow
        cancelLabel={looks.cancelLabel ?? <Trans>Cancel</Trans>}
        onCancel={onClose}
        pending={isPending}
        refusal={error}
      >
        <ConfirmButton
          first
          danger={looks.danger === true}
          {...waiting({ busy: isPending, onClick: () => mutate(input) })}
        >
          {looks.confirmLabel}
        </ConfirmButton>
      </ConfirmRow>
    </Stack>
  )
}
