import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { readAlerts } from '#src/shared/alerts/alerts.ts'
import { isOff } from '../../../tests/is-off.ts'
import { renderScreen } from '../../../tests/render-screen.tsx'
import { mariasPrivacy, ownPort } from './personal-data-port.fake.ts'
import { PrivacyTab } from './privacy-tab.tsx'

const { etag: _etag, ...agreed } = mariasPrivacy

it('a customer chooses among nine settings; saving sends all nine @R326 @R336 @R871', async () => {
  const port = ownPort()
  const { user } = await renderScreen(<PrivacyTab port={port} />, { catalog: 'personal-data' })
  const boxes = await screen.findAllByRole<HTMLInputElement>('checkbox')
  expect(boxes.map(({ name, checked }) => [name, checked])).toEqual(Object.entries(agreed))
  expect(screen.getByText(/drei Jahre/)).toBeTruthy()
  const save = screen.getByRole<HTMLButtonElement>('button', { name: 'Speichern' })
  expect(isOff(save)).toBe(true)

  for (const box of boxes) await user.click(box)
  await user.click(save)
  const opposite = Object.fromEntries(Object.entries(agreed).map(([name, was]) => [name, !was]))
  await waitFor(() => expect(port.privacy.change.sent).toEqual([opposite]))
  await waitFor(() => expect(readAlerts()).toMatchObject([{ type: 'success' }]))
})

it('everything is explained in English too', async () => {
  await renderScreen(<PrivacyTab port={ownPort()} />, { catalog: 'personal-data', language: 'en' })
  expect(
    (await screen.findByRole('checkbox', { name: 'Sharing with partners' })).getAttribute('aria-describedby'),
  ).toBeTruthy()
  expect(screen.getByText('The bank keeps this data for three years and then deletes it.')).toBeTruthy()
})
