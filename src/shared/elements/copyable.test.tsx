import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderScreen } from '../../../tests/render-screen.tsx'
import { Copyable } from './copyable.tsx'
import { announced } from '../../../tests/live-region.ts'

const writeText = vi.fn<(text: string) => Promise<void>>()

beforeEach(() => void writeText.mockReset())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

async function copy() {
  await renderScreen(
    <Copyable value="6641234501" label="Rufnummer">
      +43 664 1234501
    </Copyable>,
  )
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue({ writeText } as never)
  vi.useFakeTimers()
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Rufnummer kopieren' })))
}

it('copies the raw value, not its displayed form, and confirms for two seconds', async () => {
  writeText.mockResolvedValue()
  await copy()
  expect(writeText.mock.calls).toEqual([['6641234501']])
  expect(announced()).toBe('Kopiert')
  act(() => void vi.advanceTimersByTime(1999))
  expect(announced()).toBe('Kopiert')
  act(() => void vi.advanceTimersByTime(1))
  expect(announced()).toBe('')
  await act(async () => void fireEvent.click(screen.getByRole('button')))
  expect(announced()).toBe('Kopiert')
})

it('selects the text when the browser refuses to copy', async () => {
  writeText.mockRejectedValue(new Error('denied'))
  await copy()
  expect(announced()).toBe('Bitte kopieren Sie den markierten Text selbst.')
  expect(window.getSelection()?.toString()).toBe('+43 664 1234501')
})
