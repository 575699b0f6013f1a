import { loadCatalog } from '#src/shared/i18n/i18n.ts'
import type { Claims } from '#src/shared/session/claims.ts'

async function load(user: Claims) {
  const [{ bankPorts }, { permissionsOf }] = await Promise.all([
    import('./ports.ts'),
    import('./permissions.ts'),
    loadCatalog('shell'),
    loadCatalog('customers'),
  ])
  const may = permissionsOf(user)
  return { user, may, ports: bankPorts(may) }
}

let last: { key: string; area: ReturnType<typeof load> } | undefined

/**
 * What the pages of the bank work with for an employee. While they are the same with the same roles it is the same promise:
 * the frame that is shown while a page is on its way waits for no other one than the page does. One that failed is tried anew.
 */
export function openBankArea(user: Claims): ReturnType<typeof load> {
  const key = JSON.stringify(user)
  if (last?.key === key) return last.area
  const area = load(user)
  const opened = { key, area }
  area.catch(() => {
    if (last === opened) last = undefined
  })
  last = opened
  return area
}
