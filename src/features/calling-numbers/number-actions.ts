import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { CallingNumber } from '#generated/model/calling-number.ts'

export const numberActions = ['edit', 'view', 'block', 'cancel-block', 'deactivate'] as const
export type NumberAction = (typeof numberActions)[number]

/** What may be done with a number in its state (R533 to R536, A141). */
export function actionsFor({ status }: Pick<CallingNumber, 'status'>): NumberAction[] {
  if (status === 'ACTIVE') return ['edit', 'block', 'deactivate']
  if (status === 'BLOCKED') return ['edit', 'cancel-block', 'deactivate']
  return ['view']
}

/** Why an action that was offered cannot be done any more: only an end is for good. */
export const goneFor = (action: NumberAction, number: Pick<CallingNumber, 'status'>): MessageDescriptor | undefined =>
  actionsFor(number).includes(action)
    ? undefined
    : number.status === 'DEACTIVATED'
      ? msg`The calling number was deactivated in the meantime and cannot be changed any more.`
      : msg`The status of the calling number has changed in the meantime. It cannot be changed now.`
