/** Page buttons that a pager shows at most (R341). */
const shownPages = 4

/** Pages are counted from 1 everywhere; this is the one place that turns a page into rows to skip (A16). */
export const offsetOf = (page: number, pageSize: number): number => (page - 1) * pageSize

/** The page on which the row at this index of the whole list stands. */
export const pageOf = (index: number, pageSize: number): number => Math.floor(index / pageSize) + 1

/** How many pages the rows fill; no rows are one (empty) page. */
export const pageCountOf = (rows: number, pageSize: number): number => Math.max(1, Math.ceil(rows / pageSize))

/** The page itself when it exists, else the last one. */
export const existingPage = (page: number, pageCount: number): number => Math.min(page, pageCount)

/** The pages that have a button: at most four that follow each other, the current one among them (R341). */
export function pageButtons(page: number, pageCount: number): number[] {
  const count = Math.min(shownPages, pageCount)
  const first = Math.max(1, Math.min(page - 1, pageCount - count + 1))
  return Array.from({ length: count }, (_none, index) => first + index)
}
