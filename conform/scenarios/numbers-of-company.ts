/** Whose calling numbers a call is about: those of the administrator's company, or of the one that the bank names. */
import type { Context, Resource } from '#conform/context.ts'

export type Area = 'business' | 'bank'
export type Params = Record<string, string>

export const placeOf = async (context: Context, area: Area, resource: Resource = 'usual'): Promise<Params> =>
  area === 'bank' ? { customerId: await context.customerId(resource === 'busy' ? 'business.busy' : 'business') } : {}

export const numbersOf = async (context: Context, area: Area, params: Params, resource: Resource = 'usual') =>
  (await context.read(`${area}ListCallingNumbers`, { params }, resource)).callingNumbers
