/**
 * A typed or pasted mobile number as the contract wants it: without country code, leading zero and separators. What is
 * neither of these stays, so that a wrong number is seen to be wrong (R185).
 */
export function readCallNumber(typed: string): string {
  const text = typed.replaceAll(/[\s\u00a0/().-]/g, '')
  const inland = text.replace(/^(\+|00)43/, '').replace(/^43(?=6)/, '')
  return inland.replace(/^0(?!0)/, '')
}

/** All that a number may be found by: +43664…, 0664…, 664 1234567; as `readCallNumber` reads each of them. */
export const callNumberSpellings = (callNumber: string): string =>
  `+43${callNumber} 0043${callNumber} 0${callNumber} ${callNumber.slice(0, 3)} ${callNumber.slice(3)}`

/** An Austrian mobile number as +43 664 1234567, with spaces that do not break (R184). */
export const formatCallNumber = (callNumber: string): string =>
  `+43\u00a0${callNumber.slice(0, 3)}\u00a0${callNumber.slice(3)}`
