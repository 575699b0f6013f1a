import { expect, it } from 'vitest'
import { operations } from '#generated/operations.ts'
import { exceptions } from '../coverage/coverage.ts'
import { screensOf } from './screens.ts'

const screens = screensOf()
const all = Object.keys(operations)

/** What the header and the footer ask stands on every screen; other calls have a reason. */
const everywhere = all.filter((operation) => operation === 'commonGetVersion' || operation.endsWith('Logout'))
const without = [...everywhere, ...Object.keys(exceptions).filter((name) => !name.includes(' '))]

it('a backend team reads for every other call on which screens it is used', () => {
  expect(all.filter((operation) => screens(operation).length === 0).toSorted()).toEqual(without.toSorted())
})

it('a screen that is put together from parts is named by its own address', () => {
  expect(screens('privateGetCallNumber')).toEqual(['/private/mypaybox'])
  expect(screens('bankListDocuments')).toEqual([
    '/bank/business-customer/$bpNumber/administration',
    '/bank/private-customer/$bpNumber/administration',
  ])
})
