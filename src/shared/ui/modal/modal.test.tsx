import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { renderScreen } from '../../../../tests/render-screen.tsx'
import { Modal } from './modal.tsx'

async function open({ goesAway = false, comesLater = false, focusesField = false }) {
  function Page() {
    const [state, setState] = useState<'closed' | 'open' | 'done'>('closed')
    return (
      <>
        <h1 tabIndex={-1}>My products</h1>
        {!(goesAway && state === 'done') && (
          <button type="button" onClick={() => setState('open')}>
            Remove
          </button>
        )}
        {!(comesLater && state === 'closed') && (
          <Modal title="Remove the lock?" opened={state === 'open'} onClose={() => setState('done')}>
            {focusesField ? <input aria-label="Reason" autoFocus /> : <p>The lock is removed.</p>}
          </Modal>
        )}
      </>
    )
  }
  const { user } = await renderScreen(<Page />, { language: 'en' })
  await user.click(screen.getByRole('button', { name: 'Remove' }))
  await screen.findByRole('dialog', { name: 'Remove the lock?' })
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}

it.each([false, true])('returns the focus to the opener of a modal (lazy code: %s)', async (comesLater) => {
  await open({ comesLater })
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove' })))
})

it('returns the focus to the opener of a modal with a field that takes the focus at once', async () => {
  await open({ focusesField: true })
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove' })))
})

it('focuses the page title when the opener of the modal is gone', async () => {
  await open({ goesAway: true })
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'My products' })))
})

it('selects the text of a field that Tab reaches, so that typing replaces it', async () => {
  const { user } = await renderScreen(
    <Modal title="Add a fee" opened onClose={() => {}}>
      <input aria-label="Amount" autoFocus />
      <input aria-label="Start" defaultValue="01.12.2026" />
    </Modal>,
    { language: 'en' },
  )
  const start = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Start' })
  await user.type(screen.getByRole('textbox', { name: 'Amount' }), '2,5')
  await user.tab()
  await user.keyboard('01.01.2027')
  expect(start.value).toBe('01.01.2027')
  await user.click(start)
  await user.keyboard('!')
  expect(start.value).toBe('01.01.2027!')
})

it('returns the focus when it reaches the page behind, as from the reading position of a screen reader', async () => {
  await renderScreen(
    <>
      <div id="root">
        <a href="#main">Skip</a>
      </div>
      <Modal title="Payment" opened onClose={() => {}}>
        <p>12.50</p>
      </Modal>
    </>,
    { language: 'en' },
  )
  const dialog = await screen.findByRole('dialog', { name: 'Payment' })
  document.querySelector<HTMLElement>('#root a')!.focus()
  expect(dialog.contains(document.activeElement)).toBe(true)
})
