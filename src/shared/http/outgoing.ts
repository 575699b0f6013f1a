/** Never trimmed, whatever the spelling: password, newPassword, newPasswordConfirm (R220, A42). */
const isPassword = (field: string): boolean => /password/i.test(field)

/** Invisible characters that come with pasted text: control characters except tabs and line breaks, lone surrogates. */
const unseen = /[^\P{Cc}\t\n\r]|\p{Cs}/gu

/** A visible character, as in the contract's patterns for texts. */
export const visibleCharacter = /[^\p{Cc}\p{Cf}\p{Cs}\p{M}\p{Z}\u115f\u1160\u2800\u3164\uffa0]/u

/**
 * Prepares values for sending, at any depth: removes control characters from strings, trims them, and turns strings without visible
 * characters into null (R219 to R222); files stay as they are. Forms validate the same values.
 */
export function toOutgoing(value: unknown, field = ''): unknown {
  if (typeof value === 'string') {
    if (isPassword(field)) return value === '' ? null : value
    return visibleCharacter.test(value) ? value.replace(unseen, '').trim() : null
  }
  if (Array.isArray(value)) return value.map((item) => toOutgoing(item, field))
  if (isPlainObject(value)) {
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, toOutgoing(item, name)]))
  }
  return value
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}
