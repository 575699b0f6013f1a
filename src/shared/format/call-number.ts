// How a number is written; apart from how it is read, which is part of the first file (docs/decisions/005).

/** All that a number may be found by: +43664…, 0664…, 664 1234567; as `readCallNumber` reads each of them. */
export const callNumberSpellings = (callNumber: string): string =>
  `+43${callNumber} 0043${callNumber} 0${callNumber} ${callNumber.slice(0, 3)} ${callNumber.slice(3)}`

/** An Austrian mobile number as +43 664 1234567, with spaces that do not break (R184). */
export const formatCallNumber = (callNumber: string): string =>
  `+43\u00a0${callNumber.slice(0, 3)}\u00a0${callNumber.slice(3)}`
