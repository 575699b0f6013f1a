/** Cells of a row by the headers of their columns, so that a new or moved column breaks no test of another one. */

/** The texts of a row of a screen, `{ Beginn: '01.12.2026' }`. */
export function cellsByHeader(row: HTMLElement): Record<string, string> {
  const headers = [...row.closest('table')!.querySelectorAll('thead th')]
  const cells = [...row.querySelectorAll('th, td')]
  return Object.fromEntries(headers.map((header, index) => [header.textContent, cells[index]?.textContent ?? '']))
}

/** Runs in the page of a journey: `row.evaluate(cellBelow, 'Betrag')`, for the header that begins so. */
export function cellBelow(row: Element, header: string): string {
  const headers = [...row.closest('table')!.querySelectorAll('thead th')]
  const index = headers.findIndex((cell) => cell.textContent.startsWith(header))
  return (row.querySelectorAll('th, td')[index] as HTMLElement).innerText
}
