import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { IconButton } from '#src/shared/elements/icon-button.tsx'
import { addSuccess } from '#src/shared/alerts/alerts.ts'
import { addProblem } from '#src/shared/alerts/problem-alert.ts'
import { pollWhilePending } from '#src/shared/query/poll-while-pending.ts'
import type { Query } from '#src/shared/query/port.ts'
import { focusTitleIfFocusLost } from '#src/shared/ui/restore-focus.ts'
import { ReloadIcon } from '#src/shared/table/reload-button.tsx'
import { StatusBadge } from '#src/shared/elements/status-badge.tsx'
import classes from './customer-header.module.css'

const isWorkedOn = ({ taskOpen }: { taskOpen: boolean }) => taskOpen

/** Says that work runs on the customer and follows it for a while; for what takes longer there is a button that looks. */
export function RunningTask<TData extends { taskOpen: boolean }>({ query }: { query: Query<TData> }) {
  const { t } = useLingui()
  const { data, refetch, isFetching } = useQuery(pollWhilePending(query, isWorkedOn))
  const isRunning = data?.taskOpen === true
  const hadFocus = useRef(false)
  // The button is gone with the task.
  useEffect(() => {
    if (!isRunning && hadFocus.current) focusTitleIfFocusLost()
  }, [isRunning])

  async function look() {
    if (isFetching) return
    const answer = await refetch()
    if (answer.error !== null) addProblem(answer.error)
    else if (answer.data?.taskOpen === false) addSuccess(msg`The task is done.`)
  }

  if (!isRunning) return null
  const label = t`Look whether the task is done`
  return (
    <span className={classes.task}>
      <StatusBadge tone="waiting">
        <Trans>Task is running</Trans>
      </StatusBadge>
      <IconButton
        title={label}
        label={label}
        aria-busy={isFetching}
        onFocus={() => (hadFocus.current = true)}
        // oxlint-disable-next-line portal/defer-blur -- only remembers that it had the focus
        onBlur={({ relatedTarget }) => (hadFocus.current = relatedTarget === null)}
        onClick={() => void look()}
        icon={<ReloadIcon isLoading={isFetching} />}
      />
    </span>
  )
}
