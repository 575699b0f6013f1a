import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { readAlerts, removeAlert } from '#src/shared/alerts/alerts.ts'
import { unanswered } from '#src/shared/http/api-error.fake.ts'
import { openOwn } from './open-call-number.fake.tsx'

beforeEach(() => {
  for (const alert of readAlerts()) removeAlert(alert.id)
})

it.each([
  ['6601234599', 'Jetzt ist dasselbe gespeichert, was Sie eingegeben haben.'],
  ['6601234577', 'Jetzt gespeichert+43\u00a0660\u00a01234577In Ihrem Formular+43\u00a0660\u00a01234599'],
])('who changed the number to %s on another device meanwhile reads what is stored now', async (callNumber, told) => {
  const { port, askFor, dialog, confirm } = await openOwn()
  port.changeCallNumber.isOvertaken({ etag: 'v2', callNumber })
  await askFor('6601234599')
  await confirm('482913')
  const region = await within(await dialog()).findByRole('region', { name: 'Inzwischen wurde etwas geändert' })
  expect(region.textContent).toContain(told)
})

it('who tries again after a lost answer, with the code that the first try has used up, reads that it is done', async () => {
  const { port, user, askFor, dialog, confirm } = await openOwn()
  port.changeCallNumber.fails(unanswered('network'))
  await askFor('6601234599')
  await confirm('482913')
  await within(await dialog()).findByRole('alert')
  port.changeCallNumber.isOvertaken({ etag: 'v2', callNumber: '6601234599' })
  await user.click(within(await dialog()).getByRole('button', { name: 'Rufnummer ändern' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(readAlerts()).toMatchObject([{ type: 'success' }])
})
