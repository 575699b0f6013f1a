import { msg } from '@lingui/core/macro'
import { beforeEach, expect, it } from 'vitest'
import { fakeChange } from './port.fake.ts'
import type { Versioned } from './port.ts'
import { readCustomizedAlertText, resetAlerts } from '../alerts/alerts.ts'
import { withLogoutMessage } from './logout-message.ts'

const text = msg`Try again`
beforeEach(() => resetAlerts())

const write = () => {
  const command = fakeChange<Versioned, boolean, void, 409>('businessUpdateAdministrator', undefined)
  const { changeFn } = withLogoutMessage(command, (isOwn) => (isOwn ? text : undefined))
  const send = (own: boolean) => changeFn({ etag: 'v1' }, own)
  return { command, send }
}

it('sets the message of the login page after the write, and only if the session ends @R062', async () => {
  const { send } = write()
  await send(false)
  expect(readCustomizedAlertText()).toBeUndefined()
  await send(true)
  expect(readCustomizedAlertText()).toBe(text)
})

it('a write that is refused ends nothing', async () => {
  const { command, send } = write()
  command.refuses(409)
  await expect(send(true)).rejects.toMatchObject({ status: 409 })
  expect(readCustomizedAlertText()).toBeUndefined()
})
