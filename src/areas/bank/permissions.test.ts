import { expect, it } from 'vitest'
import { permissionsOf } from './permissions.ts'

const may = (...roles: string[]) => {
  const ask = permissionsOf({ roles: ['bank-employee', ...roles] })
  return {
    deleteCustomers: ask('bankDeletePrivateCustomer'),
    deleteDocuments: ask('bankDeleteDocument'),
    manageEmployees: ask('bankListEmployees'),
    startBillRuns: ask('bankCreateBillRun'),
  }
}
const nothing = { deleteCustomers: false, deleteDocuments: false, manageEmployees: false, startBillRuns: false }

it('only who may delete is offered to delete customers and documents @R676 @R677', () => {
  expect(may('DELETE_ADMINISTRATOR')).toEqual({ ...nothing, deleteCustomers: true, deleteDocuments: true })
})

it('only administrators are offered employees and bill runs, and they delete nothing @R675', () => {
  expect(may('ADMINISTRATOR')).toEqual({ ...nothing, manageEmployees: true, startBillRuns: true })
})

it.each(['BACKOFFICE', 'RISK', 'SERVICELINE', 'CREDIT_ADMINISTRATOR', 'UNKNOWN'])(
  '%s is offered what everybody is, so is somebody without a sub-role @R678',
  (role) => {
    expect(may(role)).toEqual(nothing)
    expect(may()).toEqual(nothing)
  },
)

it('several sub-roles add up', () => {
  expect(may('ADMINISTRATOR', 'DELETE_ADMINISTRATOR')).toEqual({
    deleteCustomers: true,
    deleteDocuments: true,
    manageEmployees: true,
    startBillRuns: true,
  })
})
