import { tabStorage } from '../state/browser-storage.ts'

/**
 * State that survives when the portal reloads the page for a newer version. It is stored for that moment only: the reloaded page
 * removes it at once, and a closed tab loses it.
 */
const key = 'next-loading' // portals of earlier releases write it when they reload into this one
const providers = new Map<string, () => unknown>()
let isUnderWay = false

const stateBeforeReload = takeStored()

function takeStored(): Readonly<Record<string, unknown>> | undefined {
  const state = tabStorage.readJson(key)
  tabStorage.remove(key)
  return state as Record<string, unknown> | undefined
}

/** The state that was registered under this name before the reload; undefined when the portal did not reload the page. */
export const readReloadState = (name: string): unknown => stateBeforeReload?.[name]

/** Whether the portal itself has reloaded this page. */
export const wasReloaded = stateBeforeReload !== undefined

/** Registers what is stored as JSON when the portal reloads the page. */
export const registerReloadState = (name: string, provide: () => unknown): void => void providers.set(name, provide)

/** Whether the portal is reloading the page; entries are saved then, so that no confirmation is needed. */
export const isReloading = (): boolean => isUnderWay

/** The registered state as JSON; undefined when some of it cannot be written so. */
function collectState(): string | undefined {
  try {
    return JSON.stringify(Object.fromEntries([...providers].map(([name, provide]) => [name, provide()])))
  } catch {
    return undefined
  }
}

/** Reloads the page with its registered state; returns false without a reload when that cannot be stored. */
export function reloadKeepingState(): boolean {
  const state = collectState()
  if (state === undefined || !tabStorage.write(key, state)) return false
  isUnderWay = true
  window.location.reload()
  return true
}
