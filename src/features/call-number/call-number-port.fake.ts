import type { CustomerCallNumber } from '#generated/model/customer-call-number.ts'
import type { TanCreated } from '#generated/model/tan-created.ts'
import { fakeChangeOf, fakeCommandOf, fakeQuery } from '#src/shared/query/port.fake.ts'
import type { CallNumberPort } from './call-number-port.ts'

const queryKey = ['fake', 'call-number']

/** A number that is read again after each change; `bank` is what the server has stored. */
const createNumber = () => {
  const bank: CustomerCallNumber = { etag: 'number-1', callNumber: '6641234501' }
  return { bank, callNumber: () => fakeQuery(queryKey, () => ({ ...bank, etag: JSON.stringify(bank) })) }
}

/** A code that is sent now. */
const createCode = (): TanCreated => ({
  expiresAt: new Date(Date.now() + 300_000).toISOString(),
  nextRequestPossibleAt: new Date(Date.now() + 60_000).toISOString(),
})

/** For a customer. */
export function fakePortWithCode() {
  const { bank, callNumber } = createNumber()
  const requestCode = fakeCommandOf('privateRequestSmsTan', createCode())
  const changeCallNumber = fakeChangeOf('privateChangeCallNumber', [queryKey])
  return { bank, port: { callNumber, requestCode, changeCallNumber } satisfies CallNumberPort }
}

/** For a bank employee. */
export function fakePortWithoutCode() {
  const { bank, callNumber } = createNumber()
  const changeCallNumber = fakeChangeOf('bankChangeCallNumber', [queryKey])
  return { bank, port: { callNumber, changeCallNumber } satisfies CallNumberPort }
}
