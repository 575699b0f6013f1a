import { loadCatalog } from '#src/shared/i18n/i18n.ts'
import type { Claims } from '#src/shared/session/claims.ts'

async function loadArea(user: Claims) {
  const { portsOf } = await import('./ports.ts')
  return { user, ...portsOf(user) }
}

export type OpenBankArea = Awaited<ReturnType<typeof loadArea>>
/** `areaWithCatalogs` resolves once the catalogs are loaded too; a page requests its data before that. */
type OpeningArea = { area: Promise<OpenBankArea>; areaWithCatalogs: Promise<OpenBankArea> }

let last: (OpeningArea & { key: string }) | undefined

/**
 * Loads ports and permissions of an employee. The promises are cached for the same employee with the same roles, so that the pending
 * frame waits for the same ones as the page; a failure is not cached.
 */
export function openBankArea(user: Claims): OpeningArea {
  const key = JSON.stringify(user)
  if (last?.key === key) return last
  const area = loadArea(user)
  const catalogs = Promise.all([loadCatalog('shell'), loadCatalog('customers')])
  const opening = { key, area, areaWithCatalogs: catalogs.then(() => area) }
  opening.areaWithCatalogs.catch(() => {
    if (last === opening) last = undefined
  })
  last = opening
  return opening
}
