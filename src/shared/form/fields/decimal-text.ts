/** 1.234.567 or 1.234,56: at most two decimals, so dots before three digits are thousands separators. */
const grouped = /^[+-]?[1-9]\d{0,2}(\.\d{3})+(,\d{0,2})?$/
/** 1,234.56: with a decimal point, the commas are thousands separators. */
const groupedInEnglish = /^[+-]?[1-9]\d{0,2}(,\d{3})+\.\d{0,2}$/
const plain = /^[+-]?\d+([.,]\d{0,2})?$/

/**
 * Parses a typed number with a comma or a dot before at most two decimals (R331), and with unambiguous thousands separators. Null for
 * empty text; invalid or ambiguous text such as 1,234 stays text, so that the schema refuses it.
 */
export function readDecimal(typed: string): number | string | null {
  const text = typed.replace('\u2212', '-').replaceAll(/^[\s€]+|[\s€]+$/g, '')
  if (text === '') return typed.trim() === '' ? null : typed
  if (grouped.test(text)) return toNumber(text.replaceAll('.', ''))
  if (groupedInEnglish.test(text)) return toNumber(text.replaceAll(',', ''))
  return plain.test(text) ? toNumber(text) : typed
}

const toNumber = (text: string): number => Number(text.replace(',', '.')) + 0

/** Formats a number for a field: a decimal comma, at least `decimals` decimals, no thousands separators. */
export function showDecimal(value: unknown, decimals: number): string {
  if (typeof value !== 'number') return typeof value === 'string' ? value : ''
  return value.toLocaleString('de-DE', {
    useGrouping: false,
    minimumFractionDigits: Number.isInteger(value) && decimals === 0 ? 0 : decimals,
    maximumFractionDigits: 10,
  })
}
