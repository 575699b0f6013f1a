import { msg } from '@lingui/core/macro'
import { fireEvent } from '@testing-library/dom'
import { beforeEach, expect, it, vi } from 'vitest'
import {
  addAlert,
  addSuccess,
  customizeAlertText,
  readAlerts,
  readCustomizedAlertText,
  removeAlert,
  resetAlerts,
  subscribeToAlerts,
} from './alerts.ts'

beforeEach(() => {
  for (const alert of readAlerts()) removeAlert(alert.id)
})

const ids = () => readAlerts().map((alert) => alert.id)

it('an alert is an error unless it is marked as a success, and stays until it is closed @R060', () => {
  addAlert({ message: msg`Try again`, traceId: 'trace-1' })
  expect(readAlerts()).toMatchObject([{ type: 'error', traceId: 'trace-1' }])
  expect(readAlerts()[0]).not.toHaveProperty('timeout')
})

it('every alert has an id of its own in the form of a UUID @R060 @R061', () => {
  const added = [addAlert({ message: msg`Try again` }), addSuccess(msg`Support ID: ${'x'}`)]
  expect(ids()).toEqual(added)
  expect(new Set(added).size).toBe(2)
  for (const id of added) expect(id).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
})

it('a new alert stands at the end of the list @R094', () => {
  const first = addAlert({ message: msg`Try again` })
  const second = addSuccess(msg`Try again`)
  const third = addAlert({ message: msg`Try again` })
  expect(ids()).toEqual([first, second, third])
})

it('an alert that comes while somebody presses a button lies above it once they let go', () => {
  const listener = vi.fn()
  const stop = subscribeToAlerts(listener)
  fireEvent.pointerDown(document.body)
  addSuccess(msg`Try again`)
  expect(listener).not.toHaveBeenCalled()
  fireEvent.pointerUp(document.body)
  expect(listener).toHaveBeenCalledOnce()
  stop()
})

it('closing one alert leaves the others @R095', () => {
  const [first, second, third] = [1, 2, 3].map(() => addAlert({ message: msg`Try again` }))
  removeAlert(second!)
  removeAlert('unknown')
  expect(ids()).toEqual([first, third])
})

it('keeps successes at a reset @R096', () => {
  addAlert({ message: msg`Try again` })
  const good = addSuccess(msg`Try again`)
  addAlert({ message: msg`Try again` })
  resetAlerts()
  expect(ids()).toEqual([good])
})

it('closes a success after five seconds @R097', () => {
  addSuccess(msg`Try again`)
  expect(readAlerts()).toMatchObject([{ type: 'success', timeout: 5000 }])
})

it('notifies subscribers of each change until they unsubscribe', () => {
  const listener = vi.fn()
  const stop = subscribeToAlerts(listener)
  const id = addAlert({ message: msg`Try again` })
  removeAlert(id)
  expect(listener).toHaveBeenCalledTimes(2)
  stop()
  addAlert({ message: msg`Try again` })
  expect(listener).toHaveBeenCalledTimes(2)
})

it('a note is neither good nor bad, and goes with the next reset', () => {
  addAlert({ type: 'info', message: msg`Try again` })
  expect(readAlerts()).toMatchObject([{ type: 'info' }])
  resetAlerts()
  expect(readAlerts()).toEqual([])
})

it('keeps the text for the end of the session until the next reset @R062 @R096', () => {
  const text = msg`Try again`
  expect(readCustomizedAlertText()).toBeUndefined()
  customizeAlertText(text)
  expect(readCustomizedAlertText()).toBe(text)
  expect(readAlerts()).toEqual([])
  resetAlerts()
  expect(readCustomizedAlertText()).toBeUndefined()
})
