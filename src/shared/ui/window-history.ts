import type { RouterHistory } from '@tanstack/react-router'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The addresses of the same page that come before this one, the last first. */
    trail?: readonly string[]
  }
}

/** More are not kept with an entry: nobody opens so many windows out of each other. */
const longestTrail = 10

const isWindowOpen = (): boolean => document.querySelector('[role=dialog][aria-modal=true]') !== null

const read = (href: string): URL => new URL(href, 'https://portal.example')

/** Whether the address says less about the same page, such as no longer which window is open. */
function takesAway(from: string, to: string): boolean {
  const [before, after] = [read(from), read(to)]
  const left = [...after.searchParams]
  return (
    before.pathname === after.pathname &&
    left.length < [...before.searchParams].length &&
    left.every(([name, value]) => before.searchParams.getAll(name).includes(value))
  )
}

/**
 * A window that stands in the address and is closed, however, leaves nothing behind that would open it again: it goes back
 * to the page that it was opened from, or takes the place of its own entry when it was opened by a link. For all windows
 * at once, since they only say which address comes next. Gives the function that ends it.
 */
export function leaveNoClosedWindows(history: RouterHistory): () => void {
  const { push, replace } = history
  let onItsWay = false
  const arrived = history.subscribe(() => {
    onItsWay = false
  })
  history.push = (path, state, options) => {
    const { href, pathname, state: here } = history.location
    const trail = here.trail ?? []
    if (!isWindowOpen() || !takesAway(href, path)) {
      const next = read(path).pathname === pathname ? [href, ...trail].slice(0, longestTrail) : []
      push(path, { ...state, trail: next }, options)
      return
    }
    const steps = trail.indexOf(path) + 1
    if (steps === 0) history.replace(path, state, options)
    else if (!onItsWay) history.go(-steps, { ignoreBlocker: true }) // the form in it has asked already
    onItsWay = steps > 0
  }
  history.replace = (path, state, options) => {
    const { pathname, state: here } = history.location
    const kept = read(path).pathname === pathname ? here.trail : undefined
    replace(path, { ...state, ...(kept && { trail: kept }) }, options)
  }
  return () => {
    arrived()
    Object.assign(history, { push, replace })
  }
}
