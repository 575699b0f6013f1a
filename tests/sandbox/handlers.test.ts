import { expect, it } from 'vitest'
import { operations } from '#generated/operations.ts'
import { type Handlers, answer, forOwnCustomer, forPrivateCustomer } from '#sandbox/handlers/handler.ts'
import { handlers } from '#sandbox/handlers/handlers.ts'
import { getProduct, getProductLimit } from '#sandbox/handlers/products.ts'

it('a caller finds every operation of the contract answered, and nothing else', () => {
  expect(Object.keys(handlers).toSorted()).toEqual(Object.keys(operations).toSorted())
})

it('the compiler finds a row that its operation may not answer, and a customer that its path does not name', () => {
  const tables = [
    { privateGetProduct: forOwnCustomer.read(getProduct), bankGetProduct: forPrivateCustomer.read(getProduct) },
    // @ts-expect-error the limit is another body
    { bankGetProduct: forPrivateCustomer.read(getProductLimit) },
    // @ts-expect-error the contract has no such operation
    { privateGetGoods: forOwnCustomer.read(getProduct) },
    // @ts-expect-error companies have no product
    { businessGetProduct: forOwnCustomer.read(getProduct) },
    // @ts-expect-error the path of a private customer's call names nobody
    { privateGetProduct: forPrivateCustomer.read(getProduct) },
    // @ts-expect-error a bank employee is no customer
    { bankGetProduct: forOwnCustomer.read(getProduct) },
    // @ts-expect-error reading is never refused with 423
    { privateGetProduct: forOwnCustomer.write(getProduct) },
    // @ts-expect-error a number of the contract is not a status of it
    { commonGetVersion: answer(async (_call: object) => ({ status: 299 as const })) },
  ] satisfies Partial<Handlers>[]
  expect(tables).toHaveLength(8)
})
