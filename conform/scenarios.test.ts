import { expect, it } from 'vitest'
import { scenarios } from '#conform/scenarios.ts'
import { type OperationId, operations } from '#generated/operations.ts'

const ids = Object.keys(operations) as OperationId[]

it('there is a scenario for every status with which an operation refuses in its own way', () => {
  const missing = ids.flatMap((id) =>
    operations[id].applicationStatuses
      .filter((status) => scenarios[id]?.refusals?.[status] === undefined)
      .map((status) => `${id} ${status}`),
  )
  expect(missing).toEqual([])
})

it('every write that can be taken back is, and the others say what stays or see what came of it', () => {
  const silent = ids.filter((id) => {
    const scenario = scenarios[id] ?? {}
    const isWrite = operations[id].method !== 'GET' && operations[id].session && !id.endsWith('Logout')
    return isWrite && scenario.undo === undefined && scenario.leaves === undefined && scenario.verify === undefined
  })
  expect(silent.filter((id) => !/RequestEmailTan$|RequestSmsTan$/.test(id))).toEqual([])
})
