import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { readAlerts } from '#src/shared/alerts/alerts.ts'
import { fakeNumbersPort, numberIn } from './calling-numbers-port.fake.ts'
import { stateSentences } from './number-sentences.ts'
import { openNumbers } from './open-numbers.fake.tsx'

it('a number that somebody else blocked meanwhile is shown as blocked, and the refusal is told', async () => {
  let status: 'ACTIVE' | 'BLOCKED' = 'ACTIVE'
  const answer = () => Promise.resolve({ callingNumbers: [numberIn(status)], customerTerminated: false })
  const { port } = fakeNumbersPort({ answer })
  const { user, press, dialog, noDialog } = await openNumbers(port, { language: 'en' })
  await press('Block +43\u00a0664\u00a01001001')
  const modal = await dialog('Block calling number?')
  status = 'BLOCKED'
  port.block.refuses(409)
  await user.click(modal.getByRole('button', { name: 'Block' }))
  await noDialog()
  expect(screen.getByRole('button', { name: 'Unblock +43\u00a0664\u00a01001001' })).toBeTruthy()
  await waitFor(() =>
    expect(readAlerts().map(({ type, message }) => [type, message.message])).toEqual([
      ['error', stateSentences[409].message],
    ]),
  )
})
