const grouped = /^[+-]?\d{1,3}(\.\d{3})+,\d*$/
const plain = /^[+-]?\d+([.,]\d*)?$/

/**
 * A typed number, with a comma or a dot before the decimals (R331); dots between the thousands are read only where a comma
 * shows that they are none. Null when nothing was typed; what is no number stays text, so that it can be corrected.
 */
export function readDecimal(typed: string): number | string | null {
  const text = typed.replace('\u2212', '-').replaceAll(/^[\s€]+|[\s€]+$/g, '')
  if (text === '') return typed.trim() === '' ? null : typed
  if (grouped.test(text)) return toNumber(text.replaceAll('.', ''))
  return plain.test(text) ? toNumber(text) : typed
}

const toNumber = (text: string): number => Number(text.replace(',', '.')) + 0

/** A number as it is typed here: a comma, at least `decimals` digits after it, no dots between the thousands. */
export function showDecimal(value: unknown, decimals: number): string {
  if (typeof value !== 'number') return typeof value === 'string' ? value : ''
  return value.toLocaleString('de-DE', {
    useGrouping: false,
    minimumFractionDigits: Number.isInteger(value) && decimals === 0 ? 0 : decimals,
    maximumFractionDigits: 10,
  })
}
