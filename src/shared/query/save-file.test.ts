import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { saveFile } from './use-download.ts'

const saved: { name: string; address: string; attached: boolean }[] = []
const addresses = new Map<string, Blob | MediaSource>()

beforeEach(() => {
  vi.useFakeTimers()
  saved.length = 0
  addresses.clear()
  vi.spyOn(URL, 'createObjectURL').mockImplementation((content) => {
    const address = `blob:${addresses.size + 1}`
    addresses.set(address, content)
    return address
  })
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((address) => void addresses.delete(address))
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push({ name: this.download, address: this.getAttribute('href')!, attached: this.isConnected })
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('a file is saved under the name that the server gave it @R257 @R765', () => {
  const file = new File(['%PDF'], 'Rechnung 4711.pdf')
  saveFile(file, 'rechnung')
  expect(saved).toEqual([{ name: 'Rechnung 4711.pdf', address: 'blob:1', attached: true }])
  expect(addresses.get('blob:1')).toBe(file)
})

it.each([new File(['a;b'], ''), new Blob(['a;b'])])('uses the fallback name without one @R257 @R765', (content) => {
  saveFile(content, 'rufnummern_csv_export')
  expect(saved.map(({ name }) => name)).toEqual(['rufnummern_csv_export'])
})

it('removes the link, and frees the memory after a minute', () => {
  saveFile(new Blob(['x']), 'x')
  expect(document.querySelector('a')).toBeNull()
  vi.advanceTimersByTime(59_999)
  expect(addresses.size).toBe(1)
  vi.advanceTimersByTime(1)
  expect(addresses.size).toBe(0)
})
