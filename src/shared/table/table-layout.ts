/** The layout of a list: a table whose columns are as wide as their kind needs, or cards where they do not fit side by side. */
import { useSyncExternalStore, type CSSProperties } from 'react'

/** A table with column headers, or one card per row. */
export type ListLayout = 'table' | 'cards'

/** The explicit ARIA role of a table part: some browsers drop the implicit one when CSS lays it out as a card. */
export const roleForLayout = <TRole extends string>(layout: ListLayout, role: TRole): TRole | undefined =>
  layout === 'cards' ? role : undefined

/**
 * Widths of columns in pixels at the usual size of text, with the padding of a cell: the least that can be read, the width at which
 * the text stands in one line or breaks well, and the share of the room that is left then.
 */
const widths = {
  identifier: [123, 123, 0],
  /** A short number or code, such as a licence plate. */
  code: [102, 110, 0],
  firstName: [88, 88, 1],
  lastName: [104, 104, 1],
  phone: [144, 144, 0],
  iban: [212, 220, 0],
  /** Reaches the longest part without a place to break first. */
  email: [110, 208, 4],
  /** Gives way to all other columns. */
  address: [64, 64, 24],
  day: [112, 112, 0],
  /** Day and time, which may stand in two lines. */
  moment: [112, 192, 0],
  /** Day and time with seconds, in one line. */
  second: [190, 192, 0],
  amount: [92, 116, 0],
  /** A number below a long name. */
  quantity: [108, 124, 0],
  count: [86, 96, 0],
  flag: [72, 72, 0],
  termination: [140, 140, 6],
  state: [166, 244, 1],
  access: [98, 110, 1],
  lock: [131, 131, 2],
  /** One of few words. */
  label: [132, 190, 2],
  /** Free text. */
  text: [140, 240, 5],
} satisfies Record<string, readonly [minimum: number, ideal: number, share: number]>

/** What a column holds, which decides how wide it is. */
export type ColumnWidth = keyof typeof widths

/** Whether all details of a card are so short that two of them fit side by side on a phone. */
export function haveShortDetails(columns: readonly { role: string; width: ColumnWidth }[]): boolean {
  const details = columns.filter(({ role }) => role === 'detail')
  return details.length > 1 && details.every(({ width }) => widths[width][1] <= 124)
}

/** The buttons of a row: how many icons at most, or the pixels of buttons with words. */
export type ActionsWidth = { icons: number; words?: never } | { icons?: never; words: number }

type Columns = {
  columns: readonly { width: ColumnWidth }[]
  hasSelection: boolean
  actions: ActionsWidth | undefined
}

/** In pixels: the padding of a cell. */
const cellPadding = 12
/** In pixels: the checkbox of a row, as in table.module.css. */
const selectWidth = 38
/** In pixels: the padding at both ends of a row beyond that of a cell. */
const rowEnds = 12
/** In pixels: the button of the list's layout in the last head, where no actions make room for it. */
const settingsWidth = 36
/** In pixels: the borders of the list. */
const borders = 2
/** In pixels: what stands beside a list in the window: its borders, the padding of the page, a scroll bar. */
const besideList = borders + 65
/** In pixels: below this width a list is cards. */
const phone = 768

const toRem = (pixels: number): string => `${pixels / 16}rem`
const toEm = (pixels: number): string => `${pixels / 16 - 0.01}em`

/** The styles of the columns in the order of the table, and the least width of the whole; known before anything is drawn. */
export function layOutColumns({ columns, hasSelection, actions }: Columns, forFinger: boolean) {
  const chosen = columns.map(({ width }) => widths[width])
  const sum = (at: 0 | 1 | 2) => chosen.reduce((total, width) => total + width[at], 0)
  const [icon, gap] = forFinger ? [44, 4] : [32, 2]
  const buttons = actions && Math.max(icon, (actions.icons ?? 0) * (icon + gap) - gap, actions.words ?? 0) + cellPadding
  const fixed = (hasSelection ? selectWidth : 0) + rowEnds + (buttons ?? settingsWidth)
  const [minimum, ideal, shares] = [fixed + sum(0), fixed + sum(1), sum(2)]
  // The room beyond the least widths goes to those below their ideal first, and then by share.
  const table = {
    '--to-ideal': `clamp(0px, 100cqi - ${toRem(minimum)}, ${toRem(ideal - minimum)})`,
    '--beyond': `max(0px, 100cqi - ${toRem(ideal)})`,
  } as CSSProperties
  const list = { '--list-minimum': toRem(minimum + borders) } as CSSProperties
  const last = chosen.length - 1
  const widthOf = ([least, wanted, share]: readonly [number, number, number], at: number): string => {
    const ends = (at === 0 ? rowEnds / 2 : 0) + (at === last && buttons === undefined ? rowEnds / 2 + settingsWidth : 0)
    const toIdeal = ideal === minimum ? 0 : (wanted - least) / (ideal - minimum)
    const beyond = shares === 0 ? 1 / chosen.length : share / shares
    return `calc(${toRem(least + ends)} + var(--to-ideal) * ${toIdeal} + var(--beyond) * ${beyond})`
  }
  const cells = [
    ...(hasSelection ? [toRem(selectWidth)] : []),
    ...chosen.map(widthOf),
    ...(buttons === undefined ? [] : [toRem(buttons + rowEnds / 2)]),
  ]
  return { minimum, list, table, columns: cells.map((width): CSSProperties => ({ width })) }
}

/**
 * Runs in the frame after the window or the size of its text has changed; Chromium reports the latter to no media query. A change of the
 * layout within the observer's own callback is an error in WebKit.
 */
function subscribeToWindow(onChange: () => void): () => void {
  let frame = 0
  const changeSoon = () => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(onChange)
  }
  const observer = new ResizeObserver(changeSoon)
  observer.observe(document.body)
  window.addEventListener('resize', changeSoon)
  return () => {
    cancelAnimationFrame(frame)
    observer.disconnect()
    window.removeEventListener('resize', changeSoon)
  }
}

/** Whether the window matches, from the first render on. */
const useWindowMatch = (query: string): boolean =>
  useSyncExternalStore(subscribeToWindow, () => window.matchMedia(query).matches)

/** Cards on a phone, and wherever the window is narrower than the columns are together; paper is narrow too, and prints the table. */
export function useListLayout({ columns, hasSelection, actions }: Columns) {
  const forFinger = useWindowMatch('(hover: none), (pointer: coarse)')
  const laidOut = layOutColumns({ columns, hasSelection, actions }, forFinger)
  const enough = Math.max(phone, laidOut.minimum + besideList)
  const isNarrow = useWindowMatch(`screen and (max-width: ${toEm(enough)})`)
  return { ...laidOut, shape: isNarrow ? ('cards' as const) : ('table' as const) }
}
