import { Button, Stack } from '@mantine/core'
import type { MessageDescriptor } from '@lingui/core'
import { Trans } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useRef, type ReactNode } from 'react'
import { addSuccess } from '../alerts/alerts.ts'
import { useRefusal } from '../alerts/use-refusal.ts'
import type { ApiError } from '../http/api-error.ts'
import type { AnySentences, WithSentences } from '../problem/problem-message.ts'
import { ProblemNote } from '../problem/problem-note.tsx'
import type { Command } from '../query/port.ts'
import { ButtonRow } from '../elements/button-row.tsx'
import { Modal } from './modal.tsx'
import { Section } from './section.tsx'
import { waiting } from '../elements/waiting.ts'

type Props<TInput, TResult, TStatus extends number> = {
  title: string
  opened: boolean
  /** Closes the modal; also called once the command has succeeded, unless there is an `onDone`. */
  onClose: () => void
  /** Closes it when the command has succeeded, where the page then shows something else. */
  onDone?: () => void
  command: Command<TInput, TResult, TStatus>
  /** What the command is done with. */
  input: TInput
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
  /** The shape of what loads. */
  skeleton?: ReactNode
}

function Shell<TInput, TResult, TStatus extends number>({
  title,
  opened,
  skeleton,
  ...props
}: Props<TInput, TResult, TStatus>) {
  const pending = useRef(false)
  return (
    <Modal title={title} opened={opened} onClose={() => !pending.current && props.onClose()}>
      <Section skeleton={skeleton}>
        <Question {...props} opened={opened} onPending={(now) => (pending.current = now)} />
      </Section>
    </Modal>
  )
}

/** Asks before something is done; shows why it was refused, stays while it runs, and says that it is done. */
export const ConfirmModal: <TInput, TResult, TStatus extends number>(
  props: Props<TInput, TResult, TStatus> & WithSentences<NoInfer<TStatus>>,
) => ReactNode = Shell

function Question<TInput, TResult, TStatus extends number>({
  opened,
  command,
  input,
  sentences,
  success,
  onClose,
  onDone = onClose,
  onPending,
  ...looks
}: Omit<Props<TInput, TResult, TStatus>, 'title' | 'skeleton'> & { onPending: (now: boolean) => void }) {
  const tellIfGone = useRefusal(opened, sentences)
  const { mutate, isPending, error, reset } = useMutation<TResult, ApiError, TInput>({
    ...command,
    onMutate: () => onPending(true),
    onSuccess: () => {
      addSuccess(success)
      onDone()
    },
    onError: (refusal) => {
      if (tellIfGone(refusal)) reset()
    },
    onSettled: () => onPending(false),
  })
  return (
    <Stack gap="lg">
      {looks.children}
      {error !== null && <ProblemNote error={error} sentences={sentences} />}
      <ButtonRow>
        <Button
          {...waiting({ busy: isPending, onClick: () => mutate(input) })}
          data-autofocus
          {...(looks.danger === true && { color: 'red' })}
        >
          {looks.confirmLabel}
        </Button>
        <Button variant="default" {...waiting({ blocked: isPending, onClick: onClose })}>
          {looks.cancelLabel ?? <Trans>Cancel</Trans>}
        </Button>
      </ButtonRow>
    </Stack>
  )
}
