/**
 * What this page gives to itself when the portal loads it anew because a newer portal is there. It is on the device for that
 * moment only: what was given is taken off as soon as the page is there again, and a closed tab forgets it.
 */
const key = 'reload-state'
const providers = new Map<string, () => unknown>()
let under = false

const given = unpack()

function unpack(): Readonly<Record<string, unknown>> | undefined {
  try {
    const packed = sessionStorage.getItem(key)
    sessionStorage.removeItem(key)
    return packed === null ? undefined : (JSON.parse(packed) as Record<string, unknown>)
  } catch {
    return undefined
  }
}

/** What the page gave before, under this name; undefined when it was loaded by somebody else. */
export const readReloadState = (name: string): unknown => given?.[name]

/** Whether the portal itself has loaded this page. */
export const wasReloaded = given !== undefined

/** `what` is asked when the page is about to be loaded anew, and survives as JSON. */
export const registerReloadState = (name: string, what: () => unknown): void => void providers.set(name, what)

/** Whether the portal itself is about to load the page: nothing is lost then, and nobody is asked. */
export const isReloading = (): boolean => under

/** Loads the page anew with what was typed; false where the browser lets us keep nothing. */
export function reloadKeepingState(): boolean {
  try {
    sessionStorage.setItem(
      key,
      JSON.stringify(Object.fromEntries([...providers].map(([name, what]) => [name, what()]))),
    )
  } catch {
    return false
  }
  under = true
  window.location.reload()
  return true
}
