import { afterPointerUp } from '../elements/pointer-release.ts'

/** A rectangle of the viewport, in pixels. */
type Box = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>
type Place = 'top' | 'bottom'

/** The gap between the alerts and a modal below them, in pixels. */
const gap = 8

const overlaps = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

const isFree = (place: Box, used: readonly Box[]): boolean => !used.some((box) => overlaps(place, box))

/** The other place if only that is free, else the current one. */
function freePlace(now: Place, places: Record<Place, Box>, used: readonly Box[]): Place {
  const other = now === 'top' ? 'bottom' : 'top'
  return !isFree(places[now], used) && isFree(places[other], used) ? other : now
}

const isModalOpen = (): boolean => document.querySelector('[role=dialog][aria-modal=true]') !== null

const isNarrow = (): boolean => matchMedia('(max-width: 47.99em)').matches

/** Whether a page without a header, such as a login page, moves below the alerts on a narrow screen. */
const isPageBelow = (): boolean => document.querySelector('[data-below-alerts]') !== null && isNarrow()

/** The boxes to keep free: the focused field with its label and error, and opened popovers such as a calendar. */
function usedBoxes(frame: HTMLElement): Record<'field' | 'opened', Box[]> {
  const { activeElement, body } = document
  const nowhere = activeElement === null || activeElement === body || activeElement.matches('main')
  if (nowhere || frame.contains(activeElement)) return { field: [], opened: [] }
  const whole = activeElement.closest('.mantine-InputWrapper-root') ?? activeElement
  const opened = [...document.querySelectorAll('.mantine-Popover-dropdown')]
  const box = (element: Element) => element.getBoundingClientRect()
  return { field: [box(whole)], opened: opened.map(box) }
}

/** The boxes of both places in the viewport, above the keyboard of a phone. */
function placesOf(frame: HTMLElement, keyboard: number): Record<Place, Box> {
  const { left, right, height } = frame.getBoundingClientRect()
  const top = Number.parseFloat(getComputedStyle(frame).scrollMarginTop) // its offset at the top
  const bottom = window.innerHeight - keyboard
  return { top: { left, right, top, bottom: top + height }, bottom: { left, right, top: bottom - height, bottom } }
}

const arrangedFrames = new WeakSet<HTMLElement>()

/**
 * Positions the alerts so that they cover nothing in use, until all are closed. An open modal, and a login page on a phone, move below
 * them until it closes. On other pages the alerts are at the lower edge, on a phone at the upper one; focused elements are scrolled out
 * from under them, and they switch the edge when that is not enough. Waits for the release of the pointer.
 */
export function keepClear(frame: HTMLElement): void {
  if (arrangedFrames.has(frame)) return
  arrangedFrames.add(frame)
  const { style } = document.documentElement
  const layoutEvents = ['focusin', 'scroll', 'resize'] as const
  let room = 0
  let planned = 0

  /** Sets the scroll padding for focused elements (area-frame.module.css), in pixels. */
  function reserveSpace(top: number, bottom: number): void {
    style.setProperty('--alerts-above', `${top}px`)
    style.setProperty('--alerts-below', `${bottom}px`)
  }
  function arrange(): void {
    planned = 0
    const some = frame.isConnected && frame.dataset.some !== undefined
    const [overModal, overPage] = [isModalOpen(), isPageBelow()]
    const covered = overModal || overPage
    frame.toggleAttribute('data-over-modal', overModal)
    frame.toggleAttribute('data-over-page', overPage)
    if (covered) delete frame.dataset.place
    const scrolled = overPage ? window.scrollY : 0
    room = covered ? Math.max(room, some ? frame.getBoundingClientRect().bottom + scrolled + gap : 0) : 0
    style.setProperty('--alerts-room', `${room}px`)
    reserveSpace(0, 0)
    if (!some && !covered) {
      delete frame.dataset.place
      end()
      return
    }
    if (covered) return
    const keyboard = window.innerHeight - (window.visualViewport?.height ?? window.innerHeight)
    style.setProperty('--keyboard', `${keyboard}px`)
    const now = (frame.dataset.place as Place | undefined) ?? (isNarrow() ? 'top' : 'bottom')
    const places = placesOf(frame, keyboard)
    const { field, opened } = usedBoxes(frame)
    const all = freePlace(now, places, [...field, ...opened])
    // On a small phone there is no room beside a calendar, which then covers the alerts.
    const isRoom = isFree(places[all], [...field, ...opened])
    frame.dataset.place = isRoom ? all : freePlace(now, places, field)
    frame.toggleAttribute('data-behind', !isRoom)
    const { top, bottom } = places.top
    reserveSpace(frame.dataset.place === 'top' ? bottom - top : 0, frame.dataset.place === 'bottom' ? bottom - top : 0)
  }
  function plan(): void {
    planned ||= requestAnimationFrame(() => afterPointerUp(arrange))
  }
  const sizes = new ResizeObserver(plan)
  const contents = new MutationObserver(plan)

  function end(): void {
    sizes.disconnect()
    contents.disconnect()
    for (const happening of layoutEvents) removeEventListener(happening, plan)
    arrangedFrames.delete(frame)
  }

  for (const group of frame.children) sizes.observe(group)
  contents.observe(document.body, { childList: true, subtree: true })
  for (const happening of layoutEvents) addEventListener(happening, plan, { passive: true })
  afterPointerUp(arrange)
}
