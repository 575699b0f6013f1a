/** 1.234.567 or 1.234,56: at most two decimals, so dots before three digits stand between thousands. */
const grouped = /^[+-]?[1-9]\d{0,2}(\.\d{3})+(,\d{0,2})?$/
/** 1,234.56: the dot at the end says what the commas are. */
const groupedInEnglish = /^[+-]?[1-9]\d{0,2}(,\d{3})+\.\d{0,2}$/
const plain = /^[+-]?\d+([.,]\d{0,2})?$/

/**
 * A typed number, with a comma or a dot before at most two decimals (R331), and with signs between the thousands where they
 * can be nothing else. Null when nothing was typed; what is no number, or could be two, stays text, so that the person is
 * told how to write it: 1,234 may be a thousand, or one and a bit.
 */
export function readDecimal(typed: string): number | string | null {
  const text = typed.replace('\u2212', '-').replaceAll(/^[\s€]+|[\s€]+$/g, '')
  if (text === '') return typed.trim() === '' ? null : typed
  if (grouped.test(text)) return toNumber(text.replaceAll('.', ''))
  if (groupedInEnglish.test(text)) return toNumber(text.replaceAll(',', ''))
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
