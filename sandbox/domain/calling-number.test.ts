import { expect, it } from 'vitest'
import { toColumns } from '#sandbox/domain/calling-number.ts'

const request = { callingNumber: '6641001001', firstName: 'Ida', lastName: 'Huber', preferredCity: 'AT-WIEN' }
const plateOf = (carNumber: string) => toColumns({ ...request, reloadValue: 20, limit: 200, carNumber }).carNumber

it.each([
  ['w123äb', 'W123ÄB'],
  // The capitals of these letters are two, with which a plate would be longer than the contract allows.
  ['straßeweiß', 'STRAßEWEIß'],
  ['ﬁ1', 'ﬁ1'],
])('the plate %s stands in capitals and is not longer', (sent, stored) => {
  expect(plateOf(sent)).toBe(stored)
})
