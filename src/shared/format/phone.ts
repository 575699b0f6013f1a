/**
 * A typed or pasted mobile number as the contract wants it: without country code, leading zero and separators. What is
 * neither of these stays, so that a wrong number is seen to be wrong (R185).
 */
export function readCallNumber(typed: string): string {
  const inland = joined(typed)
    .replace(/^(\+|00)43/, '')
    .replace(/^43(?=6)/, '')
  return inland.replace(/^0(?!0)/, '')
}

/** Without what only separates, and what nobody sees. */
const joined = (typed: string): string => typed.replaceAll(/[\s\p{Cc}\p{Cf}\p{Cs}\p{Pd}/().]/gu, '')

/** The same for a part of a number, which may well begin with 0 or 43; a beginning such as +4 is nothing yet. */
export function readPartOfNumber(typed: string): string {
  const [number, digits] = [readCallNumber(typed), joined(typed)]
  if (/^\+4?$/.test(number)) return ''
  return number.length < 3 && /^[0-9]{3,}$/.test(digits) ? digits : number
}
