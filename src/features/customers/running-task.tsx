import { ActionIcon } from '@mantine/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { addSuccess } from '#src/shared/alerts/alerts.ts'
import { addProblem } from '#src/shared/alerts/problem-alert.ts'
import type { Query } from '#src/shared/query/port.ts'
import { StatusBadge } from '#src/shared/ui/status-badge.tsx'
import { ReloadIcon } from './customer-icons.tsx'
import classes from './customer-header.module.css'

/** Says that work runs on the customer; nothing is asked again by itself (A49), so there is a button that looks. */
export function RunningTask<TData extends { taskOpen: boolean }>({ query }: { query: Query<TData> }) {
  const { t } = useLingui()
  const { data, refetch, isFetching } = useQuery(query)
  const isRunning = data?.taskOpen === true
  const button = useRef<HTMLButtonElement>(null)
  const pressed = useRef(false)
  // A button that waits cannot keep the focus, and one that is gone even less.
  useEffect(() => {
    if (isFetching || !pressed.current) return
    pressed.current = false
    if (document.activeElement !== document.body) return
    void (isRunning ? button.current : document.querySelector('h1'))?.focus({ preventScroll: true })
  }, [isFetching, isRunning])

  async function look() {
    pressed.current = true
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
      <ActionIcon
        ref={button}
        variant="subtle"
        size={44}
        title={label}
        aria-label={label}
        loading={isFetching}
        onClick={() => void look()}
      >
        <ReloadIcon size={18} aria-hidden />
      </ActionIcon>
    </span>
  )
}
