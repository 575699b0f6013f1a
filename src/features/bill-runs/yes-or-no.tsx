import { msg } from '@lingui/core/macro'
import { type State, StateBadge } from '#src/shared/elements/status-badge.tsx'

const yes: State = { label: msg`Yes`, tone: 'good' }
const no: State = { label: msg`No`, tone: 'waiting' }

/** Whether a step of the run is done. */
export const yesOrNo = (done: boolean) => <StateBadge state={done ? yes : no} />
