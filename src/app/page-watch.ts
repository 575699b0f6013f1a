import type { AnyRouter } from '@tanstack/react-router'
import { resetAlerts } from '#src/shared/alerts/alerts.ts'
import { loginOf } from '#src/shared/shell/guard.ts'

const loginPages: readonly string[] = Object.values(loginOf)

/** Another page starts without what went wrong on the one before; a login page may have to say it (R016, A63, A64). */
export const watchPages = (router: AnyRouter): (() => void) =>
  router.subscribe('onBeforeLoad', ({ pathChanged, toLocation }) => {
    if (pathChanged && !loginPages.includes(toLocation.pathname)) resetAlerts()
  })
