import { afterPointerUp } from '../elements/pointer-release.ts'

/** A part of the screen, in pixels. */
type Box = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>
type Place = 'top' | 'bottom'

/** Between the alerts and the modal that makes room for them, in pixels. */
const gap = 8

const overlaps = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

const isFree = (place: Box, used: readonly Box[]): boolean => !used.some((box) => overlaps(place, box))

/** Stays where it is as long as that is free, and moves only to a place that is. */
function freePlace(now: Place, places: Record<Place, Box>, used: readonly Box[]): Place {
  const other = now === 'top' ? 'bottom' : 'top'
  return !isFree(places[now], used) && isFree(places[other], used) ? other : now
}

const isModalOpen = (): boolean => document.querySelector('[role=dialog][aria-modal=true]') !== null

const isNarrow = (): boolean => matchMedia('(max-width: 48em)').matches

/** A page without anything above its title, on a screen where the alerts would stand before it. */
const isPageBelow = (): boolean => document.querySelector('[data-below-alerts]') !== null && isNarrow()

/** What has the focus, a field with its label and what is said about it, and what opened with it, such as a calendar. */
function usedBoxes(frame: HTMLElement): Record<'field' | 'opened', Box[]> {
  const { activeElement, body } = document
  const nowhere = activeElement === null || activeElement === body || activeElement.matches('main')
  if (nowhere || frame.contains(activeElement)) return { field: [], opened: [] }
  const whole = activeElement.closest('.mantine-InputWrapper-root') ?? activeElement
  const opened = [...document.querySelectorAll('.mantine-Popover-dropdown')]
  const box = (element: Element) => element.getBoundingClientRect()
  return { field: [box(whole)], opened: opened.map(box) }
}

/** Both places on the screen, above the keyboard of a phone. */
function placesOf(frame: HTMLElement, keyboard: number): Record<Place, Box> {
  const { left, right, height } = frame.getBoundingClientRect()
  const top = Number.parseFloat(getComputedStyle(frame).scrollMarginTop) // where it stands at the top
  const bottom = window.innerHeight - keyboard
  return { top: { left, right, top, bottom: top + height }, bottom: { left, right, top: bottom - height, bottom } }
}

const arrangedFrames = new WeakSet<HTMLElement>()

/**
 * Keeps the alerts clear of what is being read or pressed, from the first one until there are none. A modal or a menu
 * stands below them, and keeps the room until it closes; so does the login page on a phone. Nothing moves under the finger.
 * On any other page they come at the lower edge, where no button of a header is, or on a phone at the upper one, above the
 * keyboard; what gets the focus is scrolled clear of them, and they go to the other edge when they would cover it all the same.
 */
export function keepClear(frame: HTMLElement): void {
  if (arrangedFrames.has(frame)) return
  arrangedFrames.add(frame)
  const { style } = document.documentElement
  const layoutEvents = ['focusin', 'scroll', 'resize'] as const
  let room = 0
  let planned = 0

  /** What gets the focus is scrolled to where no alert stands (area-frame.module.css); in pixels. */
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
    // On a small phone there is no room beside a calendar: it lies above them then.
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
