/** When a newer portal has taken the place of the one that is open, parts of this one do not come any more: the page is loaded anew. */
import { msg } from '@lingui/core/macro'
import type { QueryClient } from '@tanstack/react-query'
import { addSuccess } from '#src/shared/alerts/alerts.ts'
import { hasUnsavedEntries } from '#src/shared/form/shell/unsaved-entries.ts'
import { reloadKeepingState, wasReloaded } from '#src/shared/session/reload-state.ts'
import type { AnyRouter } from '@tanstack/react-router'
import { createPartMissingError } from '#src/shared/http/load-part.ts'

/** The file that this page began with; none while it is developed. */
export const ownScript = () => document.querySelector('script[src*="/portal-"]')?.getAttribute('src')

/** Whether the server's page begins with another script than this one; false when nobody answers. */
async function isReplaced(): Promise<boolean> {
  const script = ownScript()
  if (!script || !navigator.onLine) return false
  try {
    const page = await fetch('/', { cache: 'no-store' })
    return page.ok && !(await page.text()).includes(script)
  } catch {
    return false
  }
}

/** Resolves once no mutation is under way. */
const waitForMutations = (client: QueryClient) =>
  new Promise<void>((done) => {
    const look = () => client.isMutating() || done()
    client.getMutationCache().subscribe(look) // until the page is loaded
    look()
  })

/** Prefetching a page, such as by hovering over its link, must not interrupt typing; submitting a form may reload. */
const canReloadNow = (): boolean => !hasUnsavedEntries() || document.querySelector('form[aria-busy=true]') !== null

/** Reloads with the newer portal, keeping drafts, if there is one and nobody is interrupted; returns whether it does. */
async function switchToNewerPortal(client: QueryClient): Promise<boolean> {
  if (!canReloadNow() || !(await isReplaced())) return false
  await waitForMutations(client)
  return reloadKeepingState()
}

/** Announces a finished update, and checks for a newer portal when a chunk fails to load. */
export function watchForNewerPortal(client: QueryClient): void {
  if (wasReloaded) addSuccess(msg`The portal was updated.`)
  window.addEventListener('vite:preloadError', () => void switchToNewerPortal(client))
}

const never = new Promise<never>(() => {})

/**
 * What happens when the file of a page does not come: the router would load the whole page anew and leave a person without a
 * connection with nothing at all. Here it is an error that the page shows, or a newer portal takes over.
 */
export function watchPageFiles(router: AnyRouter, client: QueryClient): void {
  for (const { options } of Object.values(router.routesById)) {
    const page = options.component
    const load = page?.preload
    if (load === undefined) continue
    page.preload = async () => {
      await load() // takes itself away once the file is there
      if (page.preload === undefined) return
      if (await switchToNewerPortal(client)) await never // until the page is loaded
      throw createPartMissingError()
    }
  }
}
