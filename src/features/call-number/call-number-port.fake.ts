import type { ChangeCallNumberRequest } from '#generated/model/change-call-number-request.ts'
import type { CustomerCallNumber } from '#generated/model/customer-call-number.ts'
import type { ReplaceCallNumberRequest } from '#generated/model/replace-call-number-request.ts'
import type { SmsTanRequest } from '#generated/model/sms-tan-request.ts'
import type { TanCreated } from '#generated/model/tan-created.ts'
import { fakeChangeOf, fakeCommandOf } from '#src/shared/query/command.fake.ts'
import { fakeQuery } from '#src/shared/query/query.fake.ts'
import type { CallNumberPort } from './call-number-port.ts'

const queryKey = ['fake', 'call-number']

/** Anna's number, read anew after each change. */
const annasNumber = () => {
  const bank: CustomerCallNumber = { etag: 'number-1', callNumber: '6641234501' }
  return { bank, callNumber: () => fakeQuery(queryKey, () => ({ ...bank, etag: JSON.stringify(bank) })) }
}

/** A code that was sent just now. */
const codeNow = (): TanCreated => ({
  expiresAt: new Date(Date.now() + 300_000).toISOString(),
  nextRequestPossibleAt: new Date(Date.now() + 60_000).toISOString(),
})

/** The customer's own number; a test tells what is refused. */
export function fakePortWithCode() {
  const { bank, callNumber } = annasNumber()
  const requestCode = fakeCommandOf('privateRequestSmsTan')<SmsTanRequest, TanCreated>(codeNow())
  const changeCallNumber = fakeChangeOf('privateChangeCallNumber')<ChangeCallNumberRequest, void>(undefined, [queryKey])
  return { bank, port: { callNumber, requestCode, changeCallNumber } satisfies CallNumberPort }
}

/** The same number in the hands of the bank. */
export function fakePortWithoutCode() {
  const { bank, callNumber } = annasNumber()
  const changeCallNumber = fakeChangeOf('bankChangeCallNumber')<ReplaceCallNumberRequest, void>(undefined, [queryKey])
  return { bank, port: { callNumber, changeCallNumber } satisfies CallNumberPort }
}
