import { Anchor, Text, UnstyledButton } from '@mantine/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { IconAlertCircle, IconCircleCheck, IconInfoCircle, IconX } from '@tabler/icons-react'
import { useEffect, useRef, useState, useEffectEvent } from 'react'
import { Notice } from '../elements/notice.tsx'
import classes from './alert-list.module.css'
import type { Alert } from './alerts.ts'
import { SupportId } from '../problem/support-id.tsx'

export { keepClear } from './keep-clear.ts'

const looks = {
  error: { Icon: IconAlertCircle, name: msg`Error` },
  success: { Icon: IconCircleCheck, name: msg`Done` },
  info: { Icon: IconInfoCircle, name: msg`Notice` },
} as const satisfies Record<Alert['type'], unknown>

type Props = {
  alert: Alert
  /** Called with the element that the focus comes from. */
  onEnter: (from: Element | null) => void
  onClose: () => void
}

/** An alert; only its message is announced, not the bar and the buttons beside it (R098 to R101). */
export function AlertItem({ alert, onEnter, onClose }: Props) {
  const { i18n, t } = useLingui()
  const item = useRef<HTMLDivElement>(null)
  useEffect(() => void item.current?.scrollIntoView({ block: 'nearest' }), []) // the list may be longer than the screen
  const [pointed, setPointed] = useState(false)
  const [focused, setFocused] = useState(false)
  const { Icon, name } = looks[alert.type]
  return (
    <Notice
      ref={item}
      className={classes.item}
      tone={alert.type}
      icon={<Icon aria-hidden />}
      role="group"
      aria-label={i18n._(name)}
      data-alert={alert.id}
      action={
        <UnstyledButton className={classes.close} aria-label={t`Close message`} onClick={onClose}>
          <IconX size={18} aria-hidden />
        </UnstyledButton>
      }
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={({ relatedTarget }) => {
        setFocused(true)
        onEnter(relatedTarget)
      }}
      // oxlint-disable-next-line portal/defer-blur -- only lets its time run again
      onBlur={() => setFocused(false)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        onClose()
      }}
    >
      <Text size="sm" role={alert.type === 'error' ? 'alert' : 'status'}>
        {i18n._(alert.message)}
      </Text>
      {alert.link && (
        <Anchor size="sm" href={alert.link.href} target="_blank" rel="noopener" className={classes.link}>
          {i18n._(alert.link.label)}
        </Anchor>
      )}
      {alert.traceId && <SupportId traceId={alert.traceId} />}
      {alert.timeout !== undefined && <TimeLeft timeout={alert.timeout} stopped={pointed || focused} onEnd={onClose} />}
    </Notice>
  )
}

/** The step of the remaining time of an alert, in milliseconds (R101). */
const stepMs = 500

type TimeLeftProps = {
  /** Milliseconds. */
  timeout: number
  /** Pauses the time while the alert has the pointer or the focus. */
  stopped: boolean
  onEnd: () => void
}

/** Shows the remaining time of an alert, and calls `onEnd` after it. */
function TimeLeft({ timeout, stopped, onEnd }: TimeLeftProps) {
  const left = useRef(timeout)
  const [shown, setShown] = useState(timeout)
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    if (stopped) return undefined
    const startedAt = performance.now()
    const before = left.current
    const remaining = () => Math.max(0, before - (performance.now() - startedAt))
    const steps = setInterval(() => setShown(Math.ceil(remaining() / stepMs) * stepMs), stepMs)
    const over = setTimeout(() => end(), before)
    return () => {
      clearInterval(steps)
      clearTimeout(over)
      left.current = remaining()
    }
  }, [stopped])
  const percent = (shown / timeout) * 100
  return (
    <div
      className={classes.bar}
      role="progressbar"
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      style={{ width: `${percent}%` }}
      aria-hidden
    />
  )
}
