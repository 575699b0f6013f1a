import type { RouterHistory } from '@tanstack/react-router'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** For a modal: the addresses that it was opened from, the last first. */
    trail?: readonly string[]
  }
}

/** More are not kept with an entry: nobody opens so many modals out of each other. */
const longestTrail = 10

/** On their way back; a second press on the way goes no further. */
const leaving = new WeakSet<RouterHistory>()

/** What is kept with the entry of a modal that opens now. */
export const trailFrom = ({ location: { href, state } }: RouterHistory): readonly string[] =>
  [href, ...(state.trail ?? [])].slice(0, longestTrail)

const read = (href: string): URL => new URL(href, 'https://portal.example')
const isPlain = (href: string): boolean => !read(href).searchParams.has('modal')

/** The address without its modal, however its parts are ordered. */
function behind(href: string): string {
  const url = read(href)
  for (const name of ['modal', 'record']) url.searchParams.delete(name)
  url.searchParams.sort()
  return url.href
}

/**
 * Goes back to the page that the open modal was opened from, so that going back later does not open it again. False when it
 * was not opened from there, such as by a link: then the page has to take its place.
 */
export function goBackFromModal(history: RouterHistory): boolean {
  const { href, state } = history.location
  const steps = (state.trail ?? []).findIndex((before) => isPlain(before) && behind(before) === behind(href)) + 1
  if (steps === 0) return false
  if (leaving.has(history)) return true
  leaving.add(history)
  const arrived = history.subscribe(() => {
    leaving.delete(history)
    arrived()
  })
  history.go(-steps, { ignoreBlocker: true }) // the form in it has asked already
  return true
}
