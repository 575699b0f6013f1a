import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderScreen } from '../../../tests/render-screen.tsx'
import { AlertList } from '../alerts/alert-list.tsx'
import { loadable } from './loadable.tsx'
import { OpenedPopup, PopupPart, popupButtonProps, usePopup, type Popup } from './popup.tsx'

const Choices = ({ popup }: { popup: Popup }) => (
  <OpenedPopup popup={popup}>
    <button type="button">First</button>
  </OpenedPopup>
)
const load = vi.fn<() => Promise<typeof Choices>>()

async function openPage() {
  const Part = loadable(load)
  function Page() {
    const popup = usePopup()
    return (
      <>
        <AlertList />
        <button type="button" {...popupButtonProps(popup)}>
          Choose
        </button>
        <PopupPart popup={popup}>
          <Part popup={popup} />
        </PopupPart>
      </>
    )
  }
  const { user } = await renderScreen(<Page />, { onCaughtError: () => {} })
  return { user, button: screen.getByRole('button', { name: 'Choose' }) }
}

it('opens what is loaded by the press, takes the focus, and returns it', async () => {
  load.mockReset().mockResolvedValue(Choices)
  const { user, button } = await openPage()
  expect(load).not.toHaveBeenCalled()
  expect([button.getAttribute('aria-haspopup'), button.getAttribute('aria-expanded')]).toEqual(['dialog', 'false'])
  await user.click(button)
  const dialog = await screen.findByRole('dialog', { name: 'Choose' })
  expect(button.getAttribute('aria-expanded')).toBe('true')
  expect(button.getAttribute('aria-controls')).toBe(dialog.id)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'First' })))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement).toBe(button))
  expect(button.getAttribute('aria-expanded')).toBe('false')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('closes what cannot be loaded with one alert, and loads it with the next press', async () => {
  load.mockReset().mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
  load.mockResolvedValue(Choices)
  const { user, button } = await openPage()
  await user.click(button)
  expect(await screen.findAllByRole('alert')).toHaveLength(1)
  expect(button.getAttribute('aria-expanded')).toBe('false')
  expect(load).toHaveBeenCalledOnce()
  await user.click(button)
  await screen.findByRole('dialog', { name: 'Choose' })
})
