import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { openForm } from '../shell/open-form.fake.tsx'
import { TextareaField } from './textarea-field.tsx'
import { liveRegions } from '../../../../tests/live-region.ts'

afterEach(() => vi.useRealTimers())

const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
const open = (note: string) =>
  openForm((control) => <TextareaField control={control} name="note" label="Note" max={20} />, {
    schema: z.object({ note: z.string().check(z.maxLength(20)) }),
    values: { note },
  })

it('the counter follows when the person has paused for 300 ms, and says so politely @R340', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await open('')
  const [counter] = liveRegions() as [HTMLElement]
  expect(counter.textContent).toBe('')
  const type = (value: string) => fireEvent.change(screen.getByRole('textbox'), { target: { value } })
  const begin = 'a'.repeat(10)
  type(`${begin}1234567`)
  wait(300)
  expect(counter.textContent).toBe('')
  type(`${begin}12345678`)
  wait(299)
  type(`${begin}123456789`)
  wait(299)
  expect(counter.textContent).toBe('')
  wait(1)
  expect(counter.textContent).toBe('1 character left')
  type(`${begin}123456789😀`)
  wait(300)
  expect(counter.textContent).toBe('0 characters left')
  type(`${begin}123456789😀!`)
  wait(300)
  expect(counter.textContent).toBe('1 character too many')
})

it('refuses text that is too long without cutting it, and ignores blanks at the ends @R156', async () => {
  const { user, send, sent } = await open('')
  const note = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Note/ })
  await user.click(note)
  await user.paste('123456789012345678901')
  await send()
  expect(await screen.findByText('Please enter at most 20 characters.')).toBeTruthy()
  expect(note.value).toBe('123456789012345678901')
  await user.type(note, '{Backspace}  ')
  expect(await sent()).toEqual({ note: '12345678901234567890' })
})

it('sends the form on Ctrl+Enter and ⌘+Enter, and on no other Enter', async () => {
  const { command } = await open('Call back')
  const box = screen.getByRole('textbox')
  fireEvent.keyDown(box, { key: 'Enter' })
  expect(fireEvent.keyDown(box, { key: 'a', ctrlKey: true })).toBe(true)
  expect(command.sent).toEqual([])
  for (const modifier of ['ctrlKey', 'metaKey']) {
    fireEvent.keyDown(box, { key: 'Enter', [modifier]: true })
    await waitFor(() => expect(command.sent).toEqual([{ note: 'Call back' }]))
    command.sent.length = 0
  }
})
