/** Reports what goes wrong in this browser to where the installation wants it (REPORT_URL in docs/operations.md). */
import type { QueryClient } from '@tanstack/react-query'
import type { ParsedLocation } from '@tanstack/react-router'
import { ApiError } from '#src/shared/http/api-error.ts'
import { isPartMissing } from '#src/shared/http/load-part.ts'
import { ownScript } from '../newer-portal.ts'
import { type Report, assetName, stackLocations, redactPersonalData } from './fault-report.ts'

/** Per visit: what breaks a hundred times is told by its first twenty. */
const maxReports = 20

/** Files that were asked for ahead: Firefox fires an error for a module that is loaded already. One that does not come is reported by its import. */
const aheadOfUse = 'link:not([rel=stylesheet])'

/** The browser measures a part of the page again in the next frame, since its size changed twice in this one. */
const isNotice = ({ message }: ErrorEvent): boolean => message.startsWith('ResizeObserver loop')

/** The router, which knows the pattern of the address, also of one that it is only on its way to. */
type Matching = {
  latestLocation: ParsedLocation
  matchRoutes: (location: ParsedLocation) => readonly { routeId: string }[]
  state: { matches: readonly { error?: unknown }[] }
  subscribe: (event: 'onResolved', listener: () => void) => unknown
}

type Fault = Omit<Report, 'version' | 'route' | 'language'>

/** Listens until the page is left. `sample` is the share of visits that also tell how fast pages were. */
export function reportFaults(
  { url, sample }: { url: string; sample: number },
  { router, queryClient }: { router: Matching; queryClient: QueryClient },
): void {
  let sent = 0
  const version = ownScript()?.split('/').at(-1) ?? 'development'

  const report = (fault: Fault): void => {
    sent += 1
    if (sent > maxReports) return
    const route = router.matchRoutes(router.latestLocation).at(-1)?.routeId ?? 'none'
    const language = document.documentElement.lang
    // A text needs no preflight at another origin, and no answer is waited for.
    navigator.sendBeacon(url, JSON.stringify({ version, route, language, ...fault } satisfies Report))
  }

  const reportError = (error: unknown): void => {
    if (isPartMissing(error)) return report({ kind: 'load', message: 'A part of the portal did not come' })
    if (error instanceof ApiError) {
      const { failure, traceId } = error
      // Other failures are the network's or the backend's, whose log has them.
      if (failure !== 'unreadable') return
      return report({ kind: 'unreadable', message: 'An answer could not be read', ...(traceId && { traceId }) })
    }
    const { name, message, stack } = error instanceof Error ? error : new Error(String(error))
    report({ kind: 'error', message: redactPersonalData(`${name}: ${message}`), stack: stackLocations(stack) })
  }

  addEventListener(
    'error',
    (event) => {
      const { target } = event
      if (!(target instanceof HTMLElement)) {
        if (!isNotice(event)) reportError(event.error ?? event.message)
        return
      }
      if (target.matches(aheadOfUse)) return
      const { src, href } = target as Partial<HTMLScriptElement & HTMLLinkElement>
      report({ kind: 'load', message: assetName(src ?? href ?? '') })
    },
    true,
  )
  addEventListener('unhandledrejection', ({ reason }) => reportError(reason))
  addEventListener(
    'securitypolicyviolation',
    ({ effectiveDirective, blockedURI, sourceFile, lineNumber, columnNumber }) => {
      const [from] = blockedURI.split(/[?#]/)
      const place = stackLocations(`${sourceFile}:${lineNumber}:${columnNumber}`)
      report({ kind: 'policy', message: redactPersonalData(`${effectiveDirective} ${from}`), stack: place })
    },
  )
  // A page whose file is missing: the router shows the error itself, so that it never reaches the window.
  router.subscribe('onResolved', () => {
    const missing = router.state.matches.find(({ error }) => isPartMissing(error))
    if (missing !== undefined) reportError(missing.error)
  })
  for (const cache of [queryClient.getQueryCache(), queryClient.getMutationCache()])
    cache.subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') reportError(event.action.error)
    })
  if (Math.random() < sample) void watchSpeed(report)
}

async function watchSpeed(report: (fault: Fault) => void): Promise<void> {
  const { onCLS, onINP, onLCP, onTTFB } = await import('web-vitals')
  for (const measure of [onCLS, onINP, onLCP, onTTFB])
    measure(({ name, value }) => report({ kind: 'vital', message: name, value: Math.round(value * 1000) / 1000 }))
}
