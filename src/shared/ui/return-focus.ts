/** The way back to a list: the row that was left by one of its links is marked and has the focus again. */
import { useRouter, type RouterHistory } from '@tanstack/react-router'
import { useEffect, type MouseEvent, type RefObject } from 'react'
import { tabStorage } from '../state/browser-storage.ts'
import { findControls } from './restore-focus.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The id of the row that a link back to its list leads to. */
    row?: string
  }
}

/** A link of a list that was followed, by the entry of the history that it was on. */
type FollowedLink = {
  entry: string | undefined
  /** The id of its row; undefined for a list without ids. */
  row: string | undefined
  href: string
  /** How far the page was scrolled, in pixels. */
  scrollY: number
}

/** How the row to return to is found. */
type ReturnTarget = Pick<FollowedLink, 'row' | 'scrollY'> & { href?: string }

const storageKey = 'followed-links'
const maxStored = 30

const readFollowedLinks = (): FollowedLink[] => {
  const stored = tabStorage.readJson(storageKey)
  return Array.isArray(stored) ? (stored as FollowedLink[]) : []
}

// oxlint-disable-next-line no-underscore-dangle -- the router's own name for the key of an entry
const entryOf = ({ location }: RouterHistory) => location.state.__TSR_key

function storeFollowedLink(link: FollowedLink): void {
  const others = readFollowedLinks().filter(({ entry }) => entry !== link.entry)
  tabStorage.write(storageKey, JSON.stringify([...others, link].slice(-maxStored)))
}

const rowOf = (link: Element) => link.closest<HTMLElement>('tr, li')

/** What the current entry of the history returns to: the row that a link names, or the link that was followed from this entry. */
function readTarget(history: RouterHistory): ReturnTarget | undefined {
  const { row } = history.location.state
  const links = readFollowedLinks()
  if (row !== undefined) return { row, scrollY: links.findLast((link) => link.row === row)?.scrollY ?? 0 }
  return links.find(({ entry }) => entry === entryOf(history))
}

/** The link of the row, or its first control where the link is behind a menu. */
function findTarget(page: HTMLElement, { row, href }: ReturnTarget): HTMLElement | undefined {
  const scope = row === undefined ? page : page.querySelector(`[data-row="${CSS.escape(row)}"]`)
  if (scope === null) return undefined
  const all = findControls(scope)
  return all.find((control) => control.getAttribute('href') === href) ?? (row === undefined ? undefined : all[0])
}

const isInSight = (element: Element): boolean => {
  const { left, top, height } = element.getBoundingClientRect()
  return element.contains(document.elementFromPoint(left + 8, top + height / 2))
}

function focusTarget(target: HTMLElement, { scrollY }: ReturnTarget): void {
  const row = rowOf(target)
  row?.setAttribute('data-returned', '')
  window.scrollTo(0, scrollY)
  target.focus({ preventScroll: true })
  if (row && !isInSight(target)) void row.scrollIntoView({ block: 'center' })
}

const interactions = ['click', 'keydown'] as const

/** Focuses the row as soon as the page shows it, unless the person does something else first. Returns the function that ends it. */
function returnToRow(page: HTMLElement, target: ReturnTarget): () => void {
  for (const row of page.querySelectorAll('[data-returned]')) row.removeAttribute('data-returned')
  const showRow = (): boolean => {
    const found = findTarget(page, target)
    if (found) focusTarget(found, target)
    return found !== undefined
  }
  if (showRow()) return () => {}
  if (target.href === undefined) window.scrollTo(0, 0) // the router scrolls for an entry of the history
  const changes = new MutationObserver(() => showRow() && end())
  function end(): void {
    changes.disconnect()
    for (const interaction of interactions) removeEventListener(interaction, end)
  }
  changes.observe(page, { childList: true, subtree: true })
  for (const interaction of interactions) addEventListener(interaction, end)
  return end
}

const isModal = (location: { search: object } | undefined) => location !== undefined && 'modal' in location.search

/**
 * Returns the focus to the row whose link was followed when the person comes back to the page, and handles the clicks that such a
 * way begins with. A modal returns the focus itself.
 */
export function useReturnFocus(page: RefObject<HTMLElement | null>): (event: MouseEvent) => void {
  const router = useRouter()
  const { history } = router
  useEffect(() => {
    let end = () => {}
    const start = () => {
      end()
      const target = readTarget(history)
      if (target && page.current) end = returnToRow(page.current, target)
    }
    start()
    const unsubscribe = router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
      if (!pathChanged && !isModal(fromLocation) && !isModal(toLocation)) start()
    })
    return () => {
      end()
      unsubscribe()
    }
  }, [router, history, page])
  return ({ target, button, ctrlKey, metaKey, shiftKey }) => {
    const link = target instanceof Element ? target.closest('a[href]') : null
    const row = link && rowOf(link)
    if (!row || !page.current?.contains(link) || button !== 0 || ctrlKey || metaKey || shiftKey) return
    if (link.getAttribute('target') === '_blank') return
    storeFollowedLink({
      entry: entryOf(history),
      row: row.dataset.row,
      href: link.getAttribute('href')!,
      scrollY: Math.round(window.scrollY),
    })
  }
}
