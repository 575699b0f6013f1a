import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderScreen } from '../../../tests/render-screen.tsx'
import { refusal } from '../http/api-error.fake.ts'
import { ErrorPage } from './notice-page.tsx'

const open = (error: unknown) =>
  renderScreen(<ErrorPage error={error as Error} reset={() => {}} info={{ componentStack: '' }} />)

it('shows the support id when a request failed', async () => {
  await open(refusal(500))
  expect(screen.getByText(/nennen Sie die Support-ID/)).toBeTruthy()
  expect(await screen.findByText('Support-ID: 0f8fad5b-d9cb-469f-a165-70867728950e')).toBeTruthy()
})

it('links to help without a support id when rendering failed', async () => {
  await open(new Error('broken'))
  expect(screen.getByText(/^Bei uns ist etwas schiefgegangen\./).textContent).not.toContain('Support-ID')
  expect(screen.queryByText(/Support-ID/)).toBeNull()
  expect(screen.getByRole('link', { name: 'Kontakt aufnehmen' })).toBeTruthy()
})
