/**
 * Normalises a typed or pasted mobile number to the format of the contract, without country code, leading zero and separators.
 * Other characters stay, so that validation rejects them (R185).
 */
export function normalizeCallNumber(typed: string): string {
  const inland = removeSeparators(typed)
    .replace(/^(\+|00)43/, '')
    .replace(/^43(?=6)/, '')
  return inland.replace(/^0(?!0)/, '')
}

/** Removes separators and invisible characters. */
const removeSeparators = (typed: string): string => typed.replaceAll(/[\s\p{Cc}\p{Cf}\p{Cs}\p{Pd}/().]/gu, '')

/** Normalises a part of a number, which may begin with 0 or 43; empty for an unfinished prefix such as +4. */
export function normalizePartialNumber(typed: string): string {
  const [number, digits] = [normalizeCallNumber(typed), removeSeparators(typed)]
  if (/^\+4?$/.test(number)) return ''
  return number.length < 3 && /^[0-9]{3,}$/.test(digits) ? digits : number
}
