/** Never trimmed, whatever the spelling: password, newPassword, newPasswordConfirm (R220, A42). */
const isPassword = (field: string): boolean => /password/i.test(field)

/** Nobody sees or types these, they come with what is pasted: control characters but tabs and line breaks, halves of signs. */
const unseen = /[^\P{Cc}\t\n\r]|\p{Cs}/gu

/** A character that can be seen; as in the contract's patterns for texts. */
export const visibleCharacter = /[^\p{Cc}\p{Cf}\p{Cs}\p{M}\p{Z}\u115f\u1160\u2800\u3164\uffa0]/u

/**
 * What leaves the browser: strings are rid of control characters and trimmed, and those in which nothing can be seen become null, at any
 * depth (R219 to R222); files are left as they are. Forms validate the same values, so that what was checked is what is sent.
 */
export function outgoing(value: unknown, field = ''): unknown {
  if (typeof value === 'string') {
    if (isPassword(field)) return value === '' ? null : value
    return visibleCharacter.test(value) ? value.replace(unseen, '').trim() : null
  }
  if (Array.isArray(value)) return value.map((item) => outgoing(item, field))
  if (isPlainObject(value)) {
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, outgoing(item, name)]))
  }
  return value
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}
