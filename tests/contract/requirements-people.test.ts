import { expect, it } from 'vitest'
import { operationsOf, resolve } from '#scripts/contract/document.ts'
import { contract, fieldsOf, schema } from './read-contract.ts'

it('there are three areas for three kinds of people, and nothing else but the version @R001', () => {
  const areas = new Set(operationsOf(contract).map(({ area }) => area))
  expect(areas).toEqual(new Set(['private', 'business', 'bank', 'common']))
  expect(operationsOf(contract).filter(({ area }) => area === 'common')).toHaveLength(1)
})

it('the history names the three kinds of people @R224', () => {
  expect(schema('UserType').enum).toEqual(['PRIVATE_CUSTOMER', 'BUSINESS_ADMIN', 'BANK_EMPLOYEE'])
})

it('a bank employee has at least one of the six sub-roles @R226 @R227', () => {
  const roles = 'ADMINISTRATOR BACKOFFICE RISK SERVICELINE DELETE_ADMINISTRATOR CREDIT_ADMINISTRATOR'.split(' ')
  expect(schema('BankRole').enum).toEqual(roles)
  for (const owner of ['BankEmployee', 'CreateBankEmployeeRequest', 'UpdateBankEmployeeRequest']) {
    expect(resolve(contract, fieldsOf(schema(owner)).roles!.schema)).toMatchObject({ type: 'array', minItems: 1 })
  }
})

it('a private customer cannot even name another customer @R228', () => {
  const own = operationsOf(contract).filter(({ area }) => area === 'private')
  expect(own.length).toBeGreaterThan(20)
  for (const { id, parameters } of own) {
    expect(
      parameters.map(({ name }) => name),
      id,
    ).not.toContain('customerId')
  }
})
