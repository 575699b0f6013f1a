/**
 * What is there before the program, as text for the pages that the build writes (docs/decisions/037): the first step of a login, and
 * the frame of an area. It runs where no browser is, in a window that has an address and a stored language.
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
import { loadCatalog, startLanguage } from './shared/i18n/i18n.ts'
import type { Area } from './shared/session/session.ts'
import { externalLinks } from './shared/settings/external-links.ts'
import { createQueryClient } from './shared/query/query-client.ts'
import { AreaFrame } from './shared/shell/area-frame.tsx'
import { areaHomes } from './shared/session/area-addresses.ts'
import { PageSkeleton } from './shared/ui/page-skeleton.tsx'

/** So many turns of the event loop, and what React was asked to do is done. */
const turns = 50

async function portalHere() {
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

/** An installation may lead links elsewhere; the page finds them by their names (index.html). */
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

/** Markup and title of the page at the window's address; throws when the program would not take it over as it is. */
export async function prerender(language: string): Promise<{ markup: string; title: string }> {
  // What the page loads in an idle moment is no part of it.
  Object.assign(window, { requestIdleCallback: () => 0, cancelIdleCallback: () => {} })
  const markup = renderToString(await portalHere(), { identifierPrefix: language })
  const root = document.createElement('div')
  root.innerHTML = markup
  document.body.replaceChildren(root)
  const wrong: unknown[] = []
  const told = { onRecoverableError: (error: unknown) => wrong.push(error), identifierPrefix: language }
  const taken = hydrateRoot(root, await portalHere(), told)
  for (let turn = 0; turn < turns; turn += 1) await new Promise((done) => setTimeout(done))
  const { title } = document
  taken.unmount()
  if (wrong.length > 0) throw wrong[0]
  return { markup: namedLinks(markup), title }
}

const navigations = { private: privateNavigation, business: businessNavigation, bank: bankNavigation }

/** Markup of the frame of an area, which the program replaces with the same one once it has the page in it. */
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
