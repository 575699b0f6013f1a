import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { CatalogSource } from './i18n.ts'
import { patientSource } from './patient-source.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const failing = (times: number) => {
  const at: number[] = []
  const read = vi.fn<CatalogSource>(async () => {
    at.push(Date.now())
    if (at.length <= times) throw new Error(`failed ${at.length}`)
    return { hello: ['Hallo'] }
  })
  return { read, pauses: () => at.slice(1).map((time, index) => time - at[index]!) }
}

it('sentences that come at once are read once', async () => {
  const { read } = failing(0)
  await expect(patientSource(read)('login', 'de')).resolves.toEqual({ hello: ['Hallo'] })
  expect(read.mock.calls).toEqual([['login', 'de']])
})

it('a person whose connection comes back has their sentences, after up to five more tries @R342 @R343', async () => {
  const { read, pauses } = failing(5)
  const loading = patientSource(read)('login', 'de')
  await vi.advanceTimersByTimeAsync(60_000)
  await expect(loading).resolves.toEqual({ hello: ['Hallo'] })
  expect(pauses()).toEqual([350, 700, 1400, 2800, 5600])
})

it('a sixth failure is told with its reason, and nothing is tried any more @R342', async () => {
  const { read } = failing(99)
  const loading = patientSource(read)('login', 'de').catch((error: Error) => error.message)
  await vi.advanceTimersByTimeAsync(600_000)
  expect(await loading).toBe('failed 6')
  expect(read).toHaveBeenCalledTimes(6)
})

it('while the browser knows that there is no connection, nobody waits for tries that cannot help', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { read } = failing(99)
  await expect(patientSource(read)('login', 'de')).rejects.toThrow('failed 1')
  online.mockReturnValue(true)
  const losing = patientSource(read)('login', 'de').catch((error: Error) => error.message)
  await vi.advanceTimersByTimeAsync(350)
  online.mockReturnValue(false)
  await vi.advanceTimersByTimeAsync(700)
  expect(await losing).toBe('failed 4')
  online.mockRestore()
})

it('ten reads are under way together, the eleventh takes the place of the first that is done @R344', async () => {
  const open: (() => void)[] = []
  let most = 0
  const source = patientSource<[string], object>(
    () =>
      new Promise((resolve) => {
        open.push(() => resolve({}))
        most = Math.max(most, open.length)
      }),
  )
  const all = Promise.all(Array.from({ length: 25 }, (_, index) => source(`catalog-${index}`)))
  await vi.advanceTimersByTimeAsync(0)
  expect(open).toHaveLength(10)
  for (let done = 0; done < 25; done += 1) {
    open.shift()!()
    await vi.advanceTimersByTimeAsync(0)
  }
  await all
  expect(most).toBe(10)
})

it('who waits for the next try holds no place @R344', async () => {
  let online = false
  const read = vi.fn(async (catalog: string) => {
    if (!online && catalog !== 'eleventh') throw new Error('offline')
    return {}
  })
  const source = patientSource(read)
  const ten = Promise.all(Array.from({ length: 10 }, (_, index) => source(`catalog-${index}`)))
  await vi.advanceTimersByTimeAsync(1)
  await expect(source('eleventh')).resolves.toEqual({})
  online = true
  await vi.advanceTimersByTimeAsync(350)
  await ten
})
