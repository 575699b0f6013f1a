import { msg } from '@lingui/core/macro'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderScreen } from '../../../tests/render-screen.tsx'
import { type State, StatusBadge, ValueBadge } from './status-badge.tsx'

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

const newer = (value: string) => value as 'SENT'

it('a value that is newer than the portal is shown as it came', async () => {
  const states: Record<'SENT', State> = { SENT: { label: msg`Sent, in no catalog`, tone: 'good' } }
  await renderScreen(
    <>
      <ValueBadge states={states} value="SENT" />
      <ValueBadge states={states} value={newer('ARCHIVED')} />
      <ValueBadge states={states} value={newer('constructor')} />
    </>,
  )
  for (const [text, tone] of [
    ['Sent, in no catalog', 'good'],
    ['ARCHIVED', 'neutral'],
    ['constructor', 'neutral'],
  ] as const)
    expect(screen.getByText(text).dataset.tone).toBe(tone)
})
