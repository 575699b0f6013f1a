import { useLingui } from '@lingui/react/macro'
import { lazy, Suspense, useEffect, useRef, useSyncExternalStore } from 'react'
import classes from './alert-list.module.css'
import { readAlerts, removeAlert, subscribeToAlerts, type Alert } from './alerts.ts'

/** Loaded with the first alert, or with the shell of an area: a login page seldom has one. */
const parts = () => import('./alert-item.tsx')
const AlertItem = lazy(() => parts().then((module) => ({ default: module.AlertItem })))

/** A page that is there before its program says nothing yet. */
const none: readonly Alert[] = []
const noAlerts = () => none

/**
 * Everything that has to be said, above the page: what failed, then what is done, each newest last. Both places are there
 * before anything is said, so that a screen reader is told of each alert once: an error by its own role, anything else by
 * the place it comes into.
 */
export function AlertList() {
  const { t } = useLingui()
  const alerts = useSyncExternalStore(subscribeToAlerts, readAlerts, noAlerts)
  const frame = useRef<HTMLElement>(null)
  const cameFrom = useRef<Element | null>(null)
  const some = alerts.length > 0
  useEffect(() => {
    const place = frame.current
    // Without it they stand where they always did.
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
