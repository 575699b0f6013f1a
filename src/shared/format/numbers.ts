/** Amounts, phone numbers and IBANs as people read them. What they type is read by call-number-input.ts, part of the first download. */
const euros = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** Formats an amount in EUR as 1.234,56; the currency belongs to the label (R003, R004, A121). */
export const formatMoney = (amount: number): string => euros.format(amount)

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
