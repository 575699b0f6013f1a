// Formatting only; parsing is in call-number-input.ts, which is part of the first download (docs/decisions/005).

/** All notations of a number, for searching: +43664…, 0664…, 664 1234567. */
export const callNumberVariants = (callNumber: string): string =>
  `+43${callNumber} 0043${callNumber} 0${callNumber} ${callNumber.slice(0, 3)} ${callNumber.slice(3)}`

/** Formats an Austrian mobile number as +43 664 1234567, with non-breaking spaces (R184). */
export const formatCallNumber = (callNumber: string): string =>
  `+43\u00a0${callNumber.slice(0, 3)}\u00a0${callNumber.slice(3)}`
