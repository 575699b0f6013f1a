/** Reports errors of the browser to the REPORT_URL of the installation (docs/operations.md). */
import type { QueryClient } from '@tanstack/react-query'
import type { ParsedLocation } from '@tanstack/react-router'
import { ApiError } from '#src/shared/http/api-error.ts'
import { isPartMissing } from '#src/shared/http/load-part.ts'
import { isOfLeftPage } from '../left-page.ts'
import { ownScript } from '../newer-portal.ts'
import { type Report, assetName, stackLocations, redactPersonalData } from './fault-report.ts'

/** Per page load. */
const maxReports = 20

/** Preloads: Firefox fires an error for a module that is loaded already. A missing chunk is reported by its import. */
const preloads = 'link:not([rel=stylesheet])'

/** Milliseconds in which the browser aborts what still loads once the page is being left. */
const abortTime = 1_000

/** Not a fault: the browser delivers further resize notifications in the next frame. */
const isResizeNotice = ({ message }: ErrorEvent): boolean => message.startsWith('ResizeObserver loop')

/** The parts of the router that are used here. */
type RouteMatcher = {
  latestLocation: ParsedLocation
  matchRoutes: (location: ParsedLocation) => readonly { routeId: string }[]
  state: { matches: readonly { error?: unknown }[] }
  subscribe: (event: 'onResolved', listener: () => void) => unknown
}

type Fault = Omit<Report, 'version' | 'route' | 'language'>

/** Listens until the page unloads. `sample` is the share of page loads that also report web vitals. */
export function reportFaults(
  { url, sample }: { url: string; sample: number },
  { router, queryClient }: { router: RouteMatcher; queryClient: QueryClient },
): void {
  let sent = 0
  let leavingSince = -Infinity
  const version = ownScript()?.split('/').at(-1) ?? 'development'

  const report = (fault: Fault): void => {
    sent += 1
    if (sent > maxReports) return
    const route = router.matchRoutes(router.latestLocation).at(-1)?.routeId ?? 'none'
    const language = document.documentElement.lang
    // Plain text needs no CORS preflight.
    navigator.sendBeacon(url, JSON.stringify({ version, route, language, ...fault } satisfies Report))
  }

  const reportMissing = (file: string): void => {
    if (performance.now() - leavingSince >= abortTime) report({ kind: 'load', message: file })
  }

  const reportError = (error: unknown): void => {
    if (isPartMissing(error)) return reportMissing('A part of the portal did not come')
    if (error instanceof ApiError) {
      const { failure, traceId } = error
      // The backend logs its own failures; those of the network are not faults.
      if (failure !== 'unreadable') return
      return report({ kind: 'unreadable', message: 'An answer could not be read', ...(traceId && { traceId }) })
    }
    const { name, message, stack } = error instanceof Error ? error : new Error(String(error))
    report({ kind: 'error', message: redactPersonalData(`${name}: ${message}`), stack: stackLocations(stack) })
  }

  // Firefox and WebKit fire an error for every file that they abort then. The event does not show whether the person stays.
  addEventListener('beforeunload', () => (leavingSince = performance.now()))
  addEventListener(
    'error',
    (event) => {
      const { target } = event
      if (isOfLeftPage(target)) return
      if (!(target instanceof HTMLElement)) {
        if (!isResizeNotice(event)) reportError(event.error ?? event.message)
        return
      }
      if (target.matches(preloads)) return
      const { src, href } = target as Partial<HTMLScriptElement & HTMLLinkElement>
      reportMissing(assetName(src ?? href ?? ''))
    },
    true,
  )
  addEventListener('unhandledrejection', ({ reason }) => reportError(reason))
  addEventListener(
    'securitypolicyviolation',
    ({ effectiveDirective, blockedURI, sourceFile, lineNumber, columnNumber }) => {
      const [blockedUrl] = blockedURI.split(/[?#]/)
      const stack = stackLocations(`${sourceFile}:${lineNumber}:${columnNumber}`)
      report({ kind: 'policy', message: redactPersonalData(`${effectiveDirective} ${blockedUrl}`), stack })
    },
  )
  // The router shows the error of a missing chunk, so that it never reaches the window.
  router.subscribe('onResolved', () => {
    const missing = router.state.matches.find(({ error }) => isPartMissing(error))
    if (missing !== undefined) reportError(missing.error)
  })
  for (const cache of [queryClient.getQueryCache(), queryClient.getMutationCache()])
    cache.subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') reportError(event.action.error)
    })
  // The first answers may come before this file.
  for (const { state } of queryClient.getQueryCache().getAll()) if (state.status === 'error') reportError(state.error)
  if (Math.random() < sample) void reportVitals(report)
}

async function reportVitals(report: (fault: Fault) => void): Promise<void> {
  const { onCLS, onINP, onLCP, onTTFB } = await import('web-vitals')
  for (const measure of [onCLS, onINP, onLCP, onTTFB])
    measure(({ name, value }) => report({ kind: 'vital', message: name, value: Math.round(value * 1000) / 1000 }))
}
