import { useRef, type ReactNode } from 'react'
import type { WithSentences } from '../problem/problem-message.ts'
import type { Command, Versioned } from '../query/port.ts'
import { ChangeQuestion, type ChangeQuestionProps } from './change-question.tsx'
import { Modal } from './modal.tsx'
import { Question, type QuestionLooks } from './question.tsx'
import { Section } from './section.tsx'

type QuestionModal = {
  /** The shape of what loads. */
  skeleton?: ReactNode
}

type Props<TInput, TResult, TStatus extends number> = QuestionLooks &
  QuestionModal & {
    change?: undefined
    command: Command<TInput, TResult, TStatus>
    /** What the command is done with. */
    input: TInput
  }

type ChangeProps<TRecord extends Versioned, TInput, TResult, TStatus extends number> = QuestionModal &
  ChangeQuestionProps<TRecord, TInput, TResult, TStatus>

function Shell<TRecord extends Versioned, TInput, TResult, TStatus extends number>({
  skeleton,
  ...props
}: Props<TInput, TResult, TStatus> | ChangeProps<TRecord, TInput, TResult, TStatus>) {
  const pending = useRef(false)
  const onPending = (now: boolean) => {
    pending.current = now
  }
  return (
    <Modal title={props.title} opened={props.opened} onClose={() => !pending.current && props.onClose()}>
      <Section skeleton={skeleton}>
        {props.change === undefined ? (
          <Question {...props} onPending={onPending} />
        ) : (
          <ChangeQuestion {...props} onPending={onPending} />
        )}
      </Section>
    </Modal>
  )
}

/** Asks before something is done; shows why it was refused, stays while it runs, and says that it is done. */
export const ConfirmModal: <TInput, TResult, TStatus extends number>(
  props: Props<TInput, TResult, TStatus> & WithSentences<NoInfer<TStatus>>,
) => ReactNode = Shell

/**
 * The same before a record is changed or deleted. When somebody else has changed it meanwhile, nothing is done: the question
 * says so, what stands behind it is read anew, and the person decides again.
 */
export const ConfirmChange: <TRecord extends Versioned, TInput, TResult, TStatus extends number>(
  props: ChangeProps<TRecord, TInput, TResult, TStatus> & WithSentences<NoInfer<TStatus>>,
) => ReactNode = Shell
