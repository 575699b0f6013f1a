import { expect, it } from 'vitest'
import { operations } from '#generated/operations.ts'
import { answer, read, write } from '#sandbox/handlers/entry.ts'
import { handlers } from '#sandbox/handlers/handlers.ts'
import { getProduct, getProductLimit } from '#sandbox/handlers/products/product-calls.ts'
import { of, twins } from '#sandbox/handlers/twins.ts'
import { company, nobody, own, person } from '#sandbox/handlers/ways.ts'

it('a caller finds every operation of the contract answered, and nothing else', () => {
  expect(Object.keys(handlers).toSorted()).toEqual(Object.keys(operations).toSorted())
})

it('a twin is named by its area in front, or in place of the star', () => {
  const inFront = twins({ private: own, bank: person }, { GetProduct: read(getProduct) })
  expect(Object.keys(inFront)).toEqual(['privateGetProduct', 'bankGetProduct'])
  const status = async (_call: object) => ({ status: 204 as const })
  const inside = twins({ Private: person, Business: company }, { 'bankUpdate*Locks': write(status) })
  expect(Object.keys(inside)).toEqual(['bankUpdatePrivateLocks', 'bankUpdateBusinessLocks'])
})

it('the compiler finds a row that one of the twins may not answer, and a way that one of them does not name', () => {
  const made = [
    // @ts-expect-error the limit is another body
    () => twins({ private: own, bank: person }, { GetProduct: read(getProductLimit) }),
    // @ts-expect-error the contract has no such operations
    () => twins({ private: own, bank: person }, { GetGoods: read(getProduct) }),
    // @ts-expect-error companies have no product
    () => twins({ private: own, business: own }, { GetProduct: read(getProduct) }),
    // @ts-expect-error the path of a private customer's call names nobody
    () => twins({ private: person, bank: person }, { GetProduct: read(getProduct) }),
    // @ts-expect-error a bank employee is no customer
    () => twins({ private: own, bank: own }, { GetProduct: read(getProduct) }),
    // @ts-expect-error reading is never refused with 423
    () => twins({ private: own, bank: person }, { GetProduct: write(getProduct) }),
    // @ts-expect-error a number of the contract is not a status of it
    () => of(nobody, { commonGetVersion: answer(async (_call: object) => ({ status: 299 as const })) }),
    // @ts-expect-error the contract has no such operation
    () => of(own, { privateGetGoods: read(getProduct) }),
  ]
  expect(made).toHaveLength(8)
})
