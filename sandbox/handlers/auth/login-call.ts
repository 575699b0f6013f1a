import type { Account } from '#sandbox/domain/account.ts'
import type { Area } from '#sandbox/domain/area.ts'
import type { Target } from '#sandbox/domain/guessing.ts'
import type { Call } from '#sandbox/handlers/handler.ts'
import { nobody, targetOf } from '#sandbox/storage/lockouts.ts'

/** A call of the login, in whichever area: the three areas share one implementation of each. */
export type LoginCall<Body> = Pick<
  Call<'commonGetVersion'>,
  'traceId' | 'now' | 'origin' | 'db' | 'environment' | 'transaction'
> & {
  area: Area
  body: Body
}

type Typed = LoginCall<{ email: string; customerNumber?: string | null }>

/** Whom the call is about, for the limits of guessing; an address that nobody has is limited like any other. */
export const meant = async (call: Typed, account: Account | undefined): Promise<Target> =>
  account === undefined ? nobody({ area: call.area, ...call.body }, call) : targetOf(call.db, account, call)
