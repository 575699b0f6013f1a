import { expect, it } from 'vitest'
import { permissionsOf } from './permissions.ts'

const permissions = (...roles: string[]) => {
  const may = permissionsOf({ roles: ['bank-employee', ...roles] })
  return {
    deleteCustomers: may('bankDeletePrivateCustomer'),
    deleteDocuments: may('bankDeleteDocument'),
    manageEmployees: may('bankListEmployees'),
    startBillRuns: may('bankCreateBillRun'),
  }
}
const nothing = { deleteCustomers: false, deleteDocuments: false, manageEmployees: false, startBillRuns: false }

it('only the role for deletions may delete customers and documents @R676 @R677', () => {
  expect(permissions('DELETE_ADMINISTRATOR')).toEqual({ ...nothing, deleteCustomers: true, deleteDocuments: true })
})

it('only administrators may manage employees and start bill runs, and they may delete nothing @R675', () => {
  expect(permissions('ADMINISTRATOR')).toEqual({ ...nothing, manageEmployees: true, startBillRuns: true })
})

it.each(['BACKOFFICE', 'RISK', 'SERVICELINE', 'CREDIT_ADMINISTRATOR', 'UNKNOWN'])(
  '%s and employees without a role have no further permissions @R678',
  (role) => {
    expect(permissions(role)).toEqual(nothing)
    expect(permissions()).toEqual(nothing)
  },
)

it('several roles add up', () => {
  expect(permissions('ADMINISTRATOR', 'DELETE_ADMINISTRATOR')).toEqual({
    deleteCustomers: true,
    deleteDocuments: true,
    manageEmployees: true,
    startBillRuns: true,
  })
})
