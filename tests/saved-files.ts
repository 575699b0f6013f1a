import { onTestFinished, vi } from 'vitest'

/** What the test's person saved from now on: browsers save a link's blob on its click, happy-dom follows it nowhere. */
export function watchSavedFiles(): { name: string; content: Blob }[] {
  const saved: { name: string; content: Blob }[] = []
  const contents = new Map<string, Blob>()
  const spies = [
    vi.spyOn(URL, 'createObjectURL').mockImplementation((content) => {
      const address = `blob:${contents.size + 1}`
      contents.set(address, content as Blob)
      return address
    }),
    vi.spyOn(URL, 'revokeObjectURL').mockImplementation((address) => void contents.delete(address)),
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      saved.push({ name: this.download, content: contents.get(this.getAttribute('href')!)! })
    }),
  ]
  onTestFinished(() => spies.forEach((spy) => spy.mockRestore()))
  return saved
}
