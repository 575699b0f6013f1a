/** Never trimmed, whatever the spelling: password, newPassword, newPasswordConfirm (R220, A42). */
const isPassword = (field: string): boolean => /password/i.test(field)

/** Nobody sees or types these, they come with what is pasted: control characters but tabs and line breaks, halves of signs. */
const unseen = /[^\P{Cc}\t\n\r]|\p{Cs}/gu

/**
 * What leaves the browser: strings are rid of what nobody sees and trimmed, and empty ones become null, at any depth (R219 to R222); files are left as
 * they are. Forms validate the same values, so that what was checked is what is sent.
 */
export function outgoing(value: unknown, field = ''): unknown {
  if (typeof value === 'string') {
    const text = isPassword(field) ? value : value.replace(unseen, '').trim()
    return text === '' ? null : text
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
