import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderScreen } from '../../../tests/render-screen.tsx'
import { StatusBadge } from './status-badge.tsx'

it('shows a state as text, whatever its colour', async () => {
  await renderScreen(
    <>
      <StatusBadge tone="bad">Gesperrt</StatusBadge>
      <StatusBadge tone="good">Aktiv</StatusBadge>
    </>,
  )
  expect(screen.getByText('Gesperrt').dataset.tone).toBe('bad')
  expect(screen.getByText('Aktiv').dataset.tone).toBe('good')
})
