/** An Austrian mobile number as +43 664 1234567, with spaces that do not break (R184). */
export const formatCallNumber = (callNumber: string): string =>
  `+43\u00a0${callNumber.slice(0, 3)}\u00a0${callNumber.slice(3)}`
