import { useLingui } from '@lingui/react/macro'
import { lazy, Suspense, useEffect, useRef, useSyncExternalStore } from 'react'
import classes from './alert-list.module.css'
import { readAlerts, removeAlert, subscribeToAlerts, type Alert } from './alerts.ts'

/** Loaded with the first alert or with the shell of an area; login pages rarely have alerts. */
const parts = () => import('./alert-item.tsx')
const AlertItem = lazy(() => parts().then((module) => ({ default: module.AlertItem })))

/** No alerts during hydration of a prerendered page. */
const none: readonly Alert[] = []
const noAlerts = () => none

/**
 * The alerts above the page: errors, then successes, each newest last. Both live regions exist before their first alert, so that screen
 * readers announce each alert once: errors by their own role, others by the region.
 */
export function AlertList() {
  const { t } = useLingui()
  const alerts = useSyncExternalStore(subscribeToAlerts, readAlerts, noAlerts)
  const frame = useRef<HTMLElement>(null)
  const cameFrom = useRef<Element | null>(null)
  const some = alerts.length > 0
  useEffect(() => {
    const place = frame.current
    // Without it the alerts stay at their default position.
    if (some && place)
      void parts()
        .then(({ keepClear }) => keepClear(place))
        .catch(() => {})
  }, [some])

  function close(id: string): void {
    const items = [...(frame.current?.querySelectorAll<HTMLElement>('[data-alert]') ?? [])]
    const index = items.findIndex((item) => item.dataset.alert === id)
    const withFocus = items[index]?.contains(document.activeElement) === true
    removeAlert(id)
    if (withFocus) moveFocus(items[index + 1] ?? items[index - 1], cameFrom.current)
  }

  function enter(from: Element | null): void {
    if (frame.current?.contains(from) === false) cameFrom.current = from
  }

  const items = (shown: readonly Alert[]) =>
    shown.length > 0 && (
      <Suspense>
        {shown.map((alert) => (
          <AlertItem key={alert.id} alert={alert} onEnter={enter} onClose={() => close(alert.id)} />
        ))}
      </Suspense>
    )
  return (
    <section ref={frame} className={classes.frame} aria-label={t`Messages`} data-some={some || undefined}>
      <div className={classes.group}>{items(alerts.filter((alert) => alert.type === 'error'))}</div>
      <div className={classes.group} aria-live="polite" aria-relevant="additions">
        {items(alerts.filter((alert) => alert.type !== 'error'))}
      </div>
    </section>
  )
}

/** To the alert beside the closed one, else back to where the person was, else to the page. */
function moveFocus(neighbour: HTMLElement | undefined, before: Element | null): void {
  const place =
    neighbour?.querySelector<HTMLElement>('button:last-of-type') ??
    (before instanceof HTMLElement && before.isConnected ? before : undefined) ??
    document.querySelector<HTMLElement>('h1[tabindex], main')
  place?.focus({ preventScroll: true })
}
