import { expect, it } from 'vitest'
import { customerFor } from '#conform/scenario.ts'
import { groupIntoLanes } from '#conform/run.ts'
import { type OperationId, operations } from '#generated/operations.ts'

const all = Object.keys(operations) as OperationId[]
const laneWith = (operation: OperationId) => groupIntoLanes(all).findIndex((lane) => lane.includes(operation))

it('every operation is in one lane, and what needs no session comes first', () => {
  const lanes = groupIntoLanes(all)
  expect(lanes.flat().toSorted()).toEqual(all.toSorted())
  for (const lane of lanes) {
    const [open, protectedOnes] = [false, true].map((session) =>
      lane.filter((id) => operations[id].session === session),
    )
    expect(lane).toEqual([...(open ?? []), ...(protectedOnes ?? [])])
  }
})

it('operations about one customer are in one lane', () => {
  const mixed = all.filter((id) => {
    const own = customerFor(id, 'usual') === 'business' ? 'businessGetProfile' : 'privateGetProfile'
    return operations[id].path.includes('{customerId}') && laneWith(id) !== laneWith(own)
  })
  expect(mixed).toEqual([])
})
