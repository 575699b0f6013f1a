import { expect, it } from 'vitest'
import { operations } from '#generated/operations.ts'
import { screensOf } from './screens.ts'

const screens = screensOf()
const all = Object.keys(operations)

/** What the header and the footer ask stands on every screen; a customer's names are changed elsewhere (A38). */
const without = ['commonGetVersion', 'privateLogout', 'privateUpdateProfile', 'businessLogout', 'bankLogout']

it('a backend team reads for every other call on which screens it is used', () => {
  expect(all.filter((operation) => screens(operation).length === 0)).toEqual(without)
})

it('a screen that is put together from parts is named by its own address', () => {
  expect(screens('privateGetCallNumber')).toEqual(['/private/mypaybox'])
  expect(screens('bankListDocuments')).toEqual([
    '/bank/business-customer/$bpNumber/administration',
    '/bank/private-customer/$bpNumber/administration',
  ])
})
