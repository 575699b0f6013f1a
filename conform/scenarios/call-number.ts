/** The number that a private customer pays with: changed with a code, by the bank without one. */
import type { Received } from '#conform/backend.ts'
import type { Context } from '#conform/context.ts'
import { signedIn } from '#conform/disposable.ts'
import { newNumber, otherThan } from '#conform/made-up.ts'
import { memoizeCode } from '#conform/memoize.ts'
import { type Scenario, type Scenarios, expect, rewrites, sentBack } from '#conform/scenario.ts'

/** The code that somebody else has for the usual person's number. */
const numberCode = (context: Context) =>
  memoizeCode(context, 'number code', async () => {
    const { callNumber } = await context.read('privateGetCallNumber')
    await context.read('privateRequestSmsTan', { token: await context.tokenOf('private.other'), body: { callNumber } })
    return { callNumber, code: await context.code(callNumber) }
  })

const numberByOther = (tanOf: (code: string) => string) => async (context: Context) => {
  const { callNumber, code } = await numberCode(context)
  return { token: await context.tokenOf('private.other'), body: { callNumber, tanToken: tanOf(code) } }
}

const showsNumber = (context: Context, answer: Received, shown: string, body: unknown) =>
  expect(context, answer, shown === (body as { callNumber: string }).callNumber, 'the number is not the new one')

const changeCallNumber: Scenario = {
  request: async (context, resource) => {
    if (resource === 'busy') return {}
    const { token } = await signedIn(context, 'private', '')
    const callNumber = newNumber()
    const before = sentBack(await context.read('privateGetCallNumber', { token }))
    await context.read('privateRequestSmsTan', { token, body: { callNumber } })
    return { token, body: { callNumber, tanToken: await context.code(callNumber) }, former: before }
  },
  verify: async (context, { token, body }, answer) =>
    showsNumber(context, answer, (await context.read('privateGetCallNumber', { token })).callNumber, body),
  undo: async (context, { former }) =>
    context.done('bankChangeCallNumber', {
      params: { customerId: await context.customerId('private.disposable') },
      body: former,
    }),
  refusals: {
    409: numberByOther((code) => code),
    460: async (context) => ({
      token: await context.tokenOf('private.sharedEmail'),
      body: { callNumber: newNumber(), tanToken: '000000' },
    }),
    461: numberByOther(otherThan),
    462: async (context) => {
      const wrong = await numberByOther(otherThan)(context)
      for (let tries = 0; tries < 2; tries += 1) await context.call('privateChangeCallNumber', wrong)
      return numberByOther((code) => code)(context)
    },
    463: async (context) => {
      const callNumber = newNumber()
      await context.read('privateRequestSmsTan', { body: { callNumber } })
      return { body: { callNumber: newNumber(), tanToken: await context.code(callNumber) } }
    },
    464: async (context) => {
      const callNumber = context.known('private.codeExpired', 'newCallNumber')
      const tanToken = context.known('private.codeExpired', 'code')
      return { token: await context.tokenOf('private.codeExpired'), body: { callNumber, tanToken } }
    },
  },
}

const smsTan: Scenario = {
  request: async (context, resource) =>
    resource === 'busy' ? {} : { token: await context.tokenOf('private.ended'), body: { callNumber: newNumber() } },
  retryOn: 460,
  refusals: {
    460: async (context) => ({ token: await context.tokenOf('private.ended'), body: { callNumber: newNumber() } }),
  },
}

export const callNumberScenarios: Scenarios = {
  privateChangeCallNumber: changeCallNumber,
  privateRequestSmsTan: smsTan,
  bankChangeCallNumber: {
    ...rewrites('bankGetCallNumber', () => ({ callNumber: newNumber() })),
    refusals: {
      409: async (context) => {
        const params = { customerId: await context.customerId('private.other') }
        return { body: sentBack(await context.read('bankGetCallNumber', { params })) }
      },
    },
  },
}
