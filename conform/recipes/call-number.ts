/** The number that a private customer pays with: changed with a code, by the bank without one. */
import type { Received } from '#conform/backend.ts'
import type { Desk } from '#conform/desk.ts'
import { signedIn } from '#conform/disposable.ts'
import { newNumber, otherThan } from '#conform/made-up.ts'
import { once } from '#conform/once.ts'
import { type Recipe, type Recipes, expect, rewrites } from '#conform/recipe.ts'

/** The code that somebody else has for the usual person's number. */
const numberCode = (desk: Desk) =>
  once(desk, 'number code', async () => {
    const { callNumber } = await desk.read('privateGetCallNumber')
    await desk.read('privateRequestSmsTan', { token: await desk.tokenOf('private.other'), body: { callNumber } })
    return { callNumber, code: await desk.code(callNumber) }
  })

const numberByOther = (tanOf: (code: string) => string) => async (desk: Desk) => {
  const { callNumber, code } = await numberCode(desk)
  return { token: await desk.tokenOf('private.other'), body: { callNumber, tanToken: tanOf(code) } }
}

const showsNumber = (desk: Desk, answer: Received, shown: string, body: unknown) =>
  expect(desk, answer, shown === (body as { callNumber: string }).callNumber, 'the number is not the new one')

const changeCallNumber: Recipe = {
  request: async (desk, subject) => {
    if (subject === 'busy') return {}
    const { token } = await signedIn(desk, 'private', '')
    const callNumber = newNumber()
    const before = await desk.read('privateGetCallNumber', { token })
    await desk.read('privateRequestSmsTan', { token, body: { callNumber } })
    return { token, body: { callNumber, tanToken: await desk.code(callNumber) }, former: before }
  },
  verify: async (desk, { token, body }, answer) =>
    showsNumber(desk, answer, (await desk.read('privateGetCallNumber', { token })).callNumber, body),
  undo: async (desk, { former }) =>
    desk.done('bankChangeCallNumber', {
      params: { customerId: await desk.customerId('private.disposable') },
      body: former,
    }),
  refusals: {
    409: numberByOther((code) => code),
    460: async (desk) => ({
      token: await desk.tokenOf('private.sharedEmail'),
      body: { callNumber: newNumber(), tanToken: '000000' },
    }),
    461: numberByOther(otherThan),
    462: async (desk) => {
      const last = await numberByOther(otherThan)(desk)
      await desk.call('privateChangeCallNumber', last)
      return last
    },
    463: async (desk) => {
      const callNumber = newNumber()
      await desk.read('privateRequestSmsTan', { body: { callNumber } })
      return { body: { callNumber: newNumber(), tanToken: await desk.code(callNumber) } }
    },
    464: async (desk) => {
      const { newCallNumber: callNumber, code: tanToken } = desk.person('private.codeExpired')
      return { token: await desk.tokenOf('private.codeExpired'), body: { callNumber, tanToken } }
    },
  },
}

const smsTan: Recipe = {
  request: async (desk, subject) =>
    subject === 'busy' ? {} : { token: await desk.tokenOf('private.ended'), body: { callNumber: newNumber() } },
  waitsOut: 460,
  refusals: {
    460: async (desk) => ({ token: await desk.tokenOf('private.ended'), body: { callNumber: newNumber() } }),
  },
}

export const callNumberRecipes: Recipes = {
  privateChangeCallNumber: changeCallNumber,
  privateRequestSmsTan: smsTan,
  bankChangeCallNumber: {
    ...rewrites('bankGetCallNumber', () => ({ callNumber: newNumber() })),
    refusals: {
      409: async (desk) => {
        const params = { customerId: await desk.customerId('private.other') }
        return { body: await desk.read('bankGetCallNumber', { params }) }
      },
    },
  },
}
