/**
 * Prerenders the first step of a login and the frame of an area for the pages that the build writes (docs/decisions/005). Runs in a
 * simulated window with a URL and a stored language.
 */
import { RouterContextProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { appCatalog, catalogs } from './app/catalogs.ts'
import { PortalProviders, Portal } from './app/portal.tsx'
import { createPortalRouter } from './app/router.ts'
import { bankNavigation } from './areas/bank/navigation.ts'
import { businessNavigation } from './areas/business/navigation.ts'
import { privateNavigation } from './areas/private/navigation.ts'
import { apiBase } from './shared/http/early-calls.ts'
import { addressOf } from './shared/http/send.ts'
import { loadCatalog, requestedCatalogs, startLanguage } from './shared/i18n/i18n.ts'
import type { Area } from './shared/session/session.ts'
import { externalLinks } from './shared/settings/external-links.ts'
import { createQueryClient } from './shared/query/query-client.ts'
import { AreaFrame } from './shared/shell/area-frame.tsx'
import { areaHomes } from './shared/session/area-addresses.ts'
import { PageSkeleton } from './shared/ui/page-skeleton.tsx'

/** Turns of the event loop after which React has hydrated. */
const turns = 50

async function createPortal() {
  const queryClient = createQueryClient()
  const router = createPortalRouter(queryClient)
  await startLanguage(catalogs, appCatalog)
  await router.load()
  return (
    <StrictMode>
      <Portal queryClient={queryClient} router={router} />
    </StrictMode>
  )
}

/** Names the external links, whose targets an installation may change (index.html). */
const namedLinks = (markup: string): string =>
  Object.entries(externalLinks).reduce(
    (named, [name, href]) => named.replaceAll(`href="${href}"`, `href="${href}" data-link="${name}"`),
    markup,
  )

export const areas = Object.keys(areaHomes) as Area[]

/** Addresses of an area that need a session, as the router writes them: `$` begins a parameter. */
export function guardedAddresses(area: Area): string[] {
  const { routesById } = createPortalRouter(createQueryClient())
  const guarded = Object.values(routesById).filter(({ id }) => id.startsWith(`/${area}/_signed-in`))
  return [...new Set(guarded.map(({ fullPath }) => fullPath.replace(/\/$/, '')))]
}

/** What the page at the window's URL starts with: calls as paths of the contract with their parameters, and catalogs. */
export async function openStartPage(): Promise<{ calls: string[]; catalogs: string[] }> {
  const queryClient = createQueryClient()
  const calls: string[] = []
  queryClient.prefetchQuery = ({ queryKey }) => {
    // Orval's key is the path by segments, and the parameters.
    const params = queryKey.find((part) => typeof part === 'object')
    const url = `/${queryKey.filter((part) => typeof part !== 'object').join('/')}`
    calls.push(addressOf({ url, params }).slice(apiBase.length))
    return Promise.resolve()
  }
  requestedCatalogs.clear()
  await createPortalRouter(queryClient).load()
  return { calls, catalogs: [...requestedCatalogs] }
}

/** Markup and title of the page at the window's URL; throws when hydration would change it. */
export async function prerender(language: string): Promise<{ markup: string; title: string }> {
  // Without what the page loads when idle.
  Object.assign(window, { requestIdleCallback: () => 0, cancelIdleCallback: () => {} })
  const markup = renderToString(await createPortal(), { identifierPrefix: language })
  const root = document.createElement('div')
  root.innerHTML = markup
  document.body.replaceChildren(root)
  const errors: unknown[] = []
  const options = { onRecoverableError: (error: unknown) => errors.push(error), identifierPrefix: language }
  const hydrated = hydrateRoot(root, await createPortal(), options)
  for (let turn = 0; turn < turns; turn += 1) await new Promise((resolve) => setTimeout(resolve))
  const { title } = document
  hydrated.unmount()
  if (errors.length > 0) throw errors[0]
  return { markup: namedLinks(markup), title }
}

const navigations = { private: privateNavigation, business: businessNavigation, bank: bankNavigation }

/** Markup of the frame of an area; the portal renders the same frame around the page. */
export async function prerenderFrame(area: Area, language: string): Promise<string> {
  await startLanguage(catalogs, appCatalog)
  await loadCatalog('shell')
  const queryClient = createQueryClient()
  return renderToString(
    <PortalProviders queryClient={queryClient}>
      <RouterContextProvider router={createPortalRouter(queryClient)}>
        <AreaFrame area={area} navigation={navigations[area]} page={<PageSkeleton />} />
      </RouterContextProvider>
    </PortalProviders>,
    { identifierPrefix: language },
  )
}
