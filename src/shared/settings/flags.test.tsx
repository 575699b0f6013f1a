import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { freshPage } from '../../../tests/fresh-page.ts'
import { renderScreen } from '../../../tests/render-screen.tsx'

const page = freshPage()

const answers = vi.fn<typeof fetch>()
beforeEach(() => {
  page.reload()
  vi.stubGlobal('fetch', answers)
})
afterEach(() => vi.unstubAllGlobals())

const file = (body: string, status = 200) => answers.mockResolvedValue(new Response(body, { status }))

/** The portal as it is after a reload of the page. */
async function load() {
  const flags = await import('./flags.ts')
  const seen = [flags.readFlags()]
  const stop = flags.subscribeToFlags(() => seen.push(flags.readFlags()))
  await flags.loadFlags()
  stop()
  return seen
}

it('sets the flags before it reports them as loaded @R265', async () => {
  file('{"activeFlags": ["new-receipts", "chat"]}')
  expect(await load()).toEqual([
    { activeFlags: [], loadComplete: false },
    { activeFlags: ['new-receipts', 'chat'], loadComplete: false },
    { activeFlags: ['new-receipts', 'chat'], loadComplete: true },
  ])
  expect(answers.mock.calls).toEqual([['/featureflags.json']])
})

it.each([
  ['missing', () => file('not found', 404)],
  ['a page instead', () => file('<!doctype html>')],
  ['cut off', () => file('{"activeFlags": ["a"')],
  ['null', () => file('null')],
  ['another shape', () => file('{"activeFlags": "all"}')],
  ['out of reach', () => answers.mockRejectedValue(new TypeError('network'))],
])('a file that is %s is an empty list, and complete', async (_what, prepare) => {
  prepare()
  expect((await load()).at(-1)).toEqual({ activeFlags: [], loadComplete: true })
})

it('ignores values that are not names', async () => {
  file('{"activeFlags": ["a", 1, null, {"name": "b"}]}')
  expect((await load()).at(-1)).toEqual({ activeFlags: ['a'], loadComplete: true })
})

it('a feature appears on the screen once its flag is known to be on, and no other', async () => {
  const { loadFlags, useFlag } = await import('./flags.ts')
  file('{"activeFlags": ["chat"]}')
  function Features() {
    return <p>{`chat ${useFlag('chat')}, cha ${useFlag('cha')}`}</p>
  }
  await renderScreen(<Features />)
  expect(screen.getByText('chat false, cha false')).toBeTruthy()
  await act(() => loadFlags())
  expect(screen.getByText('chat true, cha false')).toBeTruthy()
})
