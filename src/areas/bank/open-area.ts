import { loadCatalog } from '#src/shared/i18n/i18n.ts'
import type { Claims } from '#src/shared/session/claims.ts'

async function load(user: Claims) {
  const [{ bankPorts }, { permissionsOf }] = await Promise.all([import('./ports.ts'), import('./permissions.ts')])
  const may = permissionsOf(user)
  return { user, may, ports: bankPorts(may) }
}

export type OpenBankArea = Awaited<ReturnType<typeof load>>
/** `shown` is there once its words are too: a page asks for its data before that. */
type Opened = { area: Promise<OpenBankArea>; shown: Promise<OpenBankArea> }

let last: (Opened & { key: string }) | undefined

/**
 * What the pages of the bank work with for an employee. While they are the same with the same roles these are the same promises:
 * the frame that is shown while a page is on its way waits for no other ones than the page does. What failed is tried anew.
 */
export function openBankArea(user: Claims): Opened {
  const key = JSON.stringify(user)
  if (last?.key === key) return last
  const area = load(user)
  const words = Promise.all([loadCatalog('shell'), loadCatalog('customers')])
  const opened = { key, area, shown: words.then(() => area) }
  opened.shown.catch(() => {
    if (last === opened) last = undefined
  })
  last = opened
  return opened
}
