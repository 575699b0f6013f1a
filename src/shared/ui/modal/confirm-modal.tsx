import type { ReactNode } from 'react'
import type { WithSentences } from '../../problem/problem-message.ts'
import type { Versioned } from '../../query/port.ts'
import { loadable } from '../loadable.tsx'
import type { ChangeQuestionProps, ConfirmProps, QuestionProps } from '../on-demand/opened-confirm.tsx'
import { FromFirstOpening } from './modal.tsx'

/** The frame of an area preloads it. */
export const OpenedConfirm = loadable(async () => (await import('../on-demand/opened-confirm.tsx')).OpenedConfirm)

type WithSkeleton = {
  /** Shown while the content loads. */
  skeleton?: ReactNode
}

const Confirm = (props: ConfirmProps) => (
  <FromFirstOpening opened={props.opened}>
    <OpenedConfirm {...props} />
  </FromFirstOpening>
)

/** Confirmation modal: runs a command, stays open while it runs, shows its error in place and success in an alert. */
export function ConfirmModal<TInput, TStatus extends number>(
  props: QuestionProps<TInput, TStatus> & WithSkeleton & WithSentences<NoInfer<TStatus>>,
) {
  return <Confirm {...props}>{({ Question }, onPending) => <Question {...props} onPending={onPending} />}</Confirm>
}

/**
 * Confirmation modal for changing or deleting a record. After a conflict with another change it reports it, shows the current record
 * and asks for confirmation again.
 */
export function ConfirmChange<TRecord extends Versioned, TInput, TStatus extends number>(
  props: ChangeQuestionProps<TRecord, TInput, TStatus> & WithSkeleton & WithSentences<NoInfer<TStatus>>,
) {
  return (
    <Confirm {...props}>
      {({ ChangeQuestion }, onPending) => <ChangeQuestion {...props} onPending={onPending} />}
    </Confirm>
  )
}
