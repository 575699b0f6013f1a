/** Amounts, phone numbers and IBANs as people read them. What they type is read by call-number-input.ts, part of the first download. */
const formatters = new Map<number, Intl.NumberFormat>()

/** Formats with this number of decimals. A formatter is made when it is first used, since the first one takes 30 ms on a phone. */
function formatDecimals(value: number, decimals: number): string {
  const options = { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
  const formatter = formatters.get(decimals) ?? new Intl.NumberFormat('de-DE', options)
  formatters.set(decimals, formatter)
  return formatter.format(value)
}

/** Formats an amount in EUR as 1.234,56; the currency belongs to the label (R003, R004, A121). */
export const formatMoney = (amount: number): string => formatDecimals(amount, 2)

/** Formats a count, or an amount rounded to euros, as 1.234. */
export const formatInteger = (value: number): string => formatDecimals(value, 0)

/** Formats an amount with its currency, for sentences: 1.234,56 €, with a no-break space. */
export const formatEuros = (amount: number): string => `${formatMoney(amount)}\u00a0€`

/** All notations of a number, for searching: +43664…, 0664…, 664 1234567. */
export const callNumberVariants = (callNumber: string): string =>
  `+43${callNumber} 0043${callNumber} 0${callNumber} ${callNumber.slice(0, 3)} ${callNumber.slice(3)}`

/** Formats an Austrian mobile number as +43 664 1234567, with non-breaking spaces (R184). */
export const formatCallNumber = (callNumber: string): string =>
  `+43\u00a0${callNumber.slice(0, 3)}\u00a0${callNumber.slice(3)}`

/** Formats an IBAN in groups of four: AT61 1904 3002 3457 3201. */
export const formatIban = (iban: string): string => iban.replaceAll(/(.{4})(?=.)/g, '$1 ')
