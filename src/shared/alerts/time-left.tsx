import { useEffect, useEffectEvent, useRef, useState } from 'react'
import classes from './alert-list.module.css'

/** The bar of an alert that closes itself moves in steps of this many milliseconds (R101). */
const stepMs = 500

type Props = {
  /** Milliseconds in all. */
  timeout: number
  /** While true the time stands still: the person is reading or about to press something. */
  stopped: boolean
  onEnd: () => void
}

/** Shows how long an alert stays and says when its time is up. */
export function TimeLeft({ timeout, stopped, onEnd }: Props) {
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
