/** After a deployment, chunks of the open portal may be missing on the server: then the page reloads with the new portal. */
import { msg } from '@lingui/core/macro'
import type { QueryClient } from '@tanstack/react-query'
import { addSuccess } from '#src/shared/alerts/alerts.ts'
import { hasUnsavedEntries } from '#src/shared/form/shell/unsaved-entries.ts'
import { reloadKeepingState, wasReloaded } from '#src/shared/session/reload-state.ts'
import type { AnyRouter } from '@tanstack/react-router'
import { createPartMissingError } from '#src/shared/http/load-part.ts'

/** The URL of the entry script; undefined in development. */
export const ownScript = () => document.querySelector('script[src*="/portal-"]')?.getAttribute('src')

/** Whether the server's page has another entry script; false without a response. */
async function hasNewerPortal(): Promise<boolean> {
  const script = ownScript()
  if (!script || !navigator.onLine) return false
  try {
    const page = await fetch('/', { cache: 'no-store' })
    return page.ok && !(await page.text()).includes(script)
  } catch {
    return false
  }
}

/** Resolves once no mutation is pending. */
const waitForMutations = (client: QueryClient) =>
  new Promise<void>((resolve) => {
    const check = () => client.isMutating() || resolve()
    client.getMutationCache().subscribe(check) // until the page reloads
    check()
  })

/** Prefetching a page, such as by hovering over its link, must not interrupt typing; submitting a form may reload. */
const canReloadNow = (): boolean => !hasUnsavedEntries() || document.querySelector('form[aria-busy=true]') !== null

/** Reloads with the newer portal, keeping drafts, if there is one and no work is interrupted; returns whether it does. */
async function switchToNewerPortal(client: QueryClient): Promise<boolean> {
  if (!canReloadNow() || !(await hasNewerPortal())) return false
  await waitForMutations(client)
  return reloadKeepingState()
}

/** Announces a finished update, and checks for a newer portal when a chunk fails to load. */
export function watchForNewerPortal(client: QueryClient): void {
  if (wasReloaded) addSuccess(msg`The portal has been updated.`)
  window.addEventListener('vite:preloadError', () => void switchToNewerPortal(client))
}

const never = new Promise<never>(() => {})

/**
 * When the chunk of a page fails to load, the router would reload the page, which shows nothing without a connection. This makes it an
 * error that the page shows, or reloads with a newer portal.
 */
export function handleMissingChunks(router: AnyRouter, client: QueryClient): void {
  for (const { options } of Object.values(router.routesById)) {
    const page = options.component
    const load = page?.preload
    if (load === undefined) continue
    page.preload = async () => {
      await load() // removes itself once the chunk has loaded
      if (page.preload === undefined) return
      if (await switchToNewerPortal(client)) await never // until the page reloads
      throw createPartMissingError()
    }
  }
}
