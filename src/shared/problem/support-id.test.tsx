import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderScreen } from '../../../tests/render-screen.tsx'
import { SupportId } from './support-id.tsx'
import { announced } from '../../../tests/live-region.ts'

const traceId = '0f8fad5b-d9cb-469f-a165-70867728950e'
const writeText = vi.fn<(text: string) => Promise<void>>()

beforeEach(async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText)
  writeText.mockReset().mockResolvedValue()
  await renderScreen(<SupportId traceId={traceId} />)
  await screen.findByRole('button')
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

const press = () =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Support-ID kopieren' }))
    await vi.advanceTimersByTimeAsync(0)
  })

it('shows the trace id of a failed call as the support id @R100', () => {
  expect(screen.getByText(`Support-ID: ${traceId}`)).toBeTruthy()
  expect(announced()).toBe('')
})

it('copies it on a press, and confirms that for two seconds @R100', async () => {
  await press()
  expect(writeText.mock.calls).toEqual([[traceId]])
  expect(announced()).toBe('Kopiert')
  await act(() => vi.advanceTimersByTimeAsync(2000))
  expect(announced()).toBe('')
})
