import type { ReactNode } from 'react'
import type { WithSentences } from '../../problem/problem-message.ts'
import type { AnyChange, AnyCommand, InputOf, StatusOf } from '../../query/port.ts'
import { loadable } from '../loadable.tsx'
import type { ChangeQuestionProps, ConfirmProps, QuestionModal, QuestionOptions } from '../opened/opened-confirm.tsx'
import { FromFirstOpening } from './modal.tsx'

/** The frame of an area preloads it. */
export const OpenedConfirm = loadable(async () => (await import('../opened/opened-confirm.tsx')).OpenedConfirm)

const Confirm = (props: ConfirmProps) => (
  <FromFirstOpening opened={props.opened}>
    <OpenedConfirm {...props} />
  </FromFirstOpening>
)

/** Confirmation modal: runs a command, stays open while it runs, shows its error in place and success in an alert. */
export const ConfirmModal = Confirm as <TCommand extends AnyCommand>(
  props: QuestionOptions &
    QuestionModal &
    WithSentences<StatusOf<TCommand>> & {
      command: TCommand
      /** The input of the command. */
      input: InputOf<TCommand>
    },
) => ReactNode

/**
 * Confirmation modal for changing or deleting a record. After a conflict with another change it reports it, shows the current record
 * and asks for confirmation again.
 */
export const ConfirmChange = Confirm as <TChange extends AnyChange>(
  props: QuestionModal & ChangeQuestionProps<TChange> & WithSentences<StatusOf<TChange>>,
) => ReactNode
