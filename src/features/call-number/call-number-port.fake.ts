import type { DataTag, QueryKey } from '@tanstack/react-query'
import type { ChangeCallNumberRequest } from '#generated/model/change-call-number-request.ts'
import type { CustomerCallNumber } from '#generated/model/customer-call-number.ts'
import type { ReplaceCallNumberRequest } from '#generated/model/replace-call-number-request.ts'
import type { SmsTanRequest } from '#generated/model/sms-tan-request.ts'
import type { TanCreated } from '#generated/model/tan-created.ts'
import type { ApiError } from '#src/shared/http/api-error.ts'
import { fakeCommand } from '#src/shared/query/command.fake.ts'
import type { StatusOf } from '#src/shared/query/port.ts'
import type { CallNumberPort, WithCode, WithoutCode } from './call-number-port.ts'

const queryKey = ['fake', 'call-number'] as unknown as DataTag<QueryKey, CustomerCallNumber, ApiError>

/** Anna's number, read anew after each change. */
const annasNumber = () => {
  const bank: CustomerCallNumber = { etag: 'number-1', callNumber: '6641234501' }
  return { bank, callNumber: () => ({ queryKey, queryFn: () => Promise.resolve({ ...bank }) }) }
}

/** A code that was sent just now. */
const codeNow = (): TanCreated => ({
  expiresAt: new Date(Date.now() + 300_000).toISOString(),
  nextRequestPossibleAt: new Date(Date.now() + 60_000).toISOString(),
})

/** The customer's own number; a test tells what is refused. */
export function fakePortWithCode() {
  const { bank, callNumber } = annasNumber()
  const requestCode = fakeCommand<SmsTanRequest, TanCreated, StatusOf<WithCode['requestCode']>>(
    'privateRequestSmsTan',
    codeNow(),
  )
  const changeCallNumber = fakeCommand<ChangeCallNumberRequest, void, StatusOf<WithCode['changeCallNumber']>>(
    'privateChangeCallNumber',
    undefined,
    [queryKey],
  )
  return { bank, port: { callNumber, requestCode, changeCallNumber } satisfies CallNumberPort }
}

/** The same number in the hands of the bank. */
export function fakePortWithoutCode() {
  const { bank, callNumber } = annasNumber()
  const changeCallNumber = fakeCommand<ReplaceCallNumberRequest, void, StatusOf<WithoutCode['changeCallNumber']>>(
    'bankChangeCallNumber',
    undefined,
    [queryKey],
  )
  return { bank, port: { callNumber, changeCallNumber } satisfies CallNumberPort }
}
