/** Browsers read the address a moment after the click; some ask the person first. */
const keptMs = 60_000

/** Saves what was downloaded under its own name, or under the caller's when the server gave none (R257, R765). */
export function saveFile(content: Blob, fallbackName: string): void {
  const own = content instanceof File ? content.name : ''
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = own === '' ? fallbackName : own
  link.hidden = true
  document.body.append(link)
  link.click()
  link.remove()
  setTimeout(() => URL.revokeObjectURL(address), keptMs)
}
