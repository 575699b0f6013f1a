import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { openForm } from '../shell/open-form.fake.tsx'
import { TextareaField } from './textarea-field.tsx'

afterEach(() => vi.useRealTimers())

const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
const open = (note: string) =>
  openForm((control) => <TextareaField control={control} name="note" label="Note" max={10} />, {
    schema: z.object({ note: z.string().check(z.maxLength(10)) }),
    values: { note },
  })

it('the counter follows when the person has paused for 300 ms, and says so politely @R340', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await open('')
  const counter = screen.getByRole('status')
  expect(counter.textContent).toBe('10 characters left')
  const type = (value: string) => fireEvent.change(screen.getByRole('textbox'), { target: { value } })
  type('abc')
  wait(299)
  type('abcd')
  wait(299)
  expect(counter.textContent).toBe('10 characters left')
  wait(1)
  expect(counter.textContent).toBe('6 characters left')
  type('123456789😀')
  wait(300)
  expect(counter.textContent).toBe('0 characters left')
  type('123456789😀!')
  wait(300)
  expect(counter.textContent).toBe('1 character too many')
})

it('refuses text that is too long without cutting it, and ignores blanks at the ends @R156', async () => {
  const { user, send, sent } = await open('')
  const note = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Note/ })
  await user.click(note)
  await user.paste('12345678901')
  await send()
  expect(await screen.findByText('Please enter at most 10 characters.')).toBeTruthy()
  expect(note.value).toBe('12345678901')
  await user.type(note, '{Backspace}  ')
  expect(await sent()).toEqual({ note: '1234567890' })
})
