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

type Shift = { x: number; y: number }

const moveBox = ({ top, bottom, left, right }: Box, { x, y }: Shift): Box => ({
  top: top + y,
  bottom: bottom + y,
  left: left + x,
  right: right + x,
})

/** What a person presses, the line of a pager, and the bar of the selected rows (selection-bar.tsx). */
const controls = 'a[href], button, input, select, textarea, summary, [role=tab], [data-pager], [data-selection-actions]'

/** The boxes of the controls in the viewport. */
function controlBoxes(frame: HTMLElement): Box[] {
  const all = [...document.querySelectorAll(controls)].filter((control) => !frame.contains(control))
  return all
    .map((control) => control.getBoundingClientRect())
    .filter(({ top, bottom, width }) => width > 1 && bottom > 0 && top < window.innerHeight)
}

/** The step between two heights at which the alerts are tried, in pixels. */
const step = 8

/**
 * How far the alerts move from their place so that they cover no control: as little away from the edge as possible, to the side where
 * that is enough. Without such a place they cover as few controls as possible.
 */
function findShift(
  place: Place,
  { top: above, bottom: below }: Record<Place, Box>,
  inUse: readonly Box[],
  pressable: readonly Box[],
): Shift {
  const base = place === 'top' ? above : below
  const left = base.left + base.right - window.innerWidth // as far from the left edge as it is from the right one
  const sides = left > 0 ? [0, -left / 2, -left] : [0]
  const countCovered = (box: Box, boxes: readonly Box[]) => boxes.filter((other) => overlaps(box, other)).length
  // What is in use weighs more than all controls together.
  const weigh = (box: Box) => countCovered(box, inUse) * (pressable.length + 1) + countCovered(box, pressable)
  let best = { shift: { x: 0, y: 0 }, covered: Infinity }
  for (let distance = 0; distance <= below.top - above.top; distance += step)
    for (const x of sides) {
      const shift = { x, y: place === 'top' ? distance : -distance }
      const covered = weigh(moveBox(base, shift))
      if (covered === 0) return shift
      if (covered < best.covered) best = { shift, covered }
    }
  return best.shift
}

/** The boxes of both places in the viewport, above the keyboard of a phone. */
function placesOf(frame: HTMLElement, keyboard: number, { x }: Shift): Record<Place, Box> {
  const box = frame.getBoundingClientRect()
  const [left, right, height] = [box.left - x, box.right - x, box.height]
  const top = Number.parseFloat(getComputedStyle(frame).scrollMarginTop) // its offset at the top
  const bottom = window.innerHeight - keyboard
  return { top: { left, right, top, bottom: top + height }, bottom: { left, right, top: bottom - height, bottom } }
}

const arrangedFrames = new WeakSet<HTMLElement>()

/**
 * Positions the alerts so that they cover nothing in use, until all are closed. An open modal, and a login page on a phone, move below
 * them until it closes. On other pages the alerts are near the lower edge, on a phone near the upper one, where they cover no control;
 * focused elements are scrolled out from under them, and they switch the edge when that is not enough. Waits for the release of the
 * pointer, and for the end of scrolling.
 */
export function keepClear(frame: HTMLElement): void {
  if (arrangedFrames.has(frame)) return
  arrangedFrames.add(frame)
  const { style } = document.documentElement
  const layoutEvents = ['focusin', 'scroll', 'scrollend', 'resize'] as const
  let room = 0
  let planned = 0
  let shift: Shift = { x: 0, y: 0 }
  let isScrolling = false
  let isPlaced = false

  function move(next: Shift): void {
    shift = next
    frame.style.translate = next.x === 0 && next.y === 0 ? '' : `${next.x}px ${next.y}px`
  }
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
    if (covered) {
      delete frame.dataset.place
      isPlaced = false
      move({ x: 0, y: 0 })
    }
    const scrolled = overPage ? window.scrollY : 0
    room = covered ? Math.max(room, some ? frame.getBoundingClientRect().bottom + scrolled + gap : 0) : 0
    style.setProperty('--alerts-room', `${room}px`)
    reserveSpace(0, 0)
    if (!some && !covered) {
      delete frame.dataset.place
      move({ x: 0, y: 0 })
      end()
      return
    }
    if (covered) return
    const keyboard = window.innerHeight - (window.visualViewport?.height ?? window.innerHeight)
    style.setProperty('--keyboard', `${keyboard}px`)
    const now = (frame.dataset.place as Place | undefined) ?? (isNarrow() ? 'top' : 'bottom')
    const places = placesOf(frame, keyboard, shift)
    const { field, opened } = usedBoxes(frame)
    const all = freePlace(now, places, [...field, ...opened])
    // On a small phone there is no room beside a calendar, which then covers the alerts.
    const isRoom = isFree(places[all], [...field, ...opened])
    frame.dataset.place = isRoom ? all : freePlace(now, places, field)
    frame.toggleAttribute('data-behind', !isRoom)
    const { top, bottom } = places.top
    reserveSpace(frame.dataset.place === 'top' ? bottom - top : 0, frame.dataset.place === 'bottom' ? bottom - top : 0)
    // It moves neither while somebody reads it nor while the page moves.
    if (isScrolling || (isPlaced && frame.matches(':hover, :focus-within'))) return
    isPlaced = frame.querySelector('[data-alert]') !== null
    move(findShift(frame.dataset.place as Place, places, [...field, ...opened], controlBoxes(frame)))
  }
  function plan(event?: Event): void {
    isScrolling = event?.type === 'scroll'
    planned ||= requestAnimationFrame(() => afterPointerUp(arrange))
  }
  const sizes = new ResizeObserver(() => plan())
  const contents = new MutationObserver(() => plan())

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
