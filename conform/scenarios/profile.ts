/** Own data of people: name, e-mail address, password, personal information, call number. */
import type { ReceivedAnswer } from '#conform/backend.ts'
import { type Context, memoize, memoizeCode } from '#conform/context.ts'
import { wrongPasswordsUntilLock } from '#generated/model/constants.ts'
import { rememberSignIn, createReplacedToken, signInDisposable } from '#conform/disposable-people.ts'
import { newEmail, newNumber, newPassword, wrongCode } from '#conform/fresh-values.ts'
import { type Scenario, type Scenarios, expect, expectStatus, rewriteScenario, withoutEtag } from '#conform/scenario.ts'

type Area = 'private' | 'business'

/** Somebody for whom the default person's address is taken; administrators' addresses are unique per company. */
export const signInSomeoneElse = async (context: Context, area: Area) =>
  area === 'business'
    ? signInDisposable(context, area, 'colleague')
    : { person: context.person('private.other'), token: await context.tokenOf('private.other') }

/** The code that this person requested for the default person's address, once in a run. */
export const requestEmailCode = (context: Context, area: Area): Promise<string> =>
  memoizeCode(context, `${area} e-mail code`, async () => {
    const { email } = context.person(area)
    const { token } = await signInSomeoneElse(context, area)
    await context.read(`${area}RequestEmailTan`, { token, body: { email } })
    return context.readCode(email)
  })

/** The address for which the default person requests a code, the same in all of a run: one code a minute is sent. */
const wanted = (context: Context, area: Area) => memoize(context, `${area} wanted address`, async () => newEmail())

const byOther = (area: Area, tanOf: (code: string) => string) => async (context: Context) => ({
  token: (await signInSomeoneElse(context, area)).token,
  body: { email: context.person(area).email, tanToken: tanOf(await requestEmailCode(context, area)) },
})

const changeEmail = (area: Area): Scenario => ({
  request: async (context, resource) => {
    if (resource === 'busy') return {}
    const { token } = await signInDisposable(context, area, 'e-mail address')
    const email = newEmail()
    await context.read(`${area}RequestEmailTan`, { token, body: { email } })
    return { token, body: { email, tanToken: await context.readCode(email) } }
  },
  verify: async (context, { token, body }, answer) => {
    const { email } = await context.read(`${area}GetProfile`, { token })
    expect(
      context,
      answer,
      email === (body as { email: string }).email,
      'the address is not the new one',
      'rule/stored-as-sent',
    )
  },
  ...(area === 'private' && { undo: restoreEmail }),
  refusals: {
    409: byOther(area, (code) => code),
    461: async (context) => {
      const token =
        area === 'private'
          ? await context.tokenOf('private.sharedEmail')
          : (await signInDisposable(context, area, 'none')).token
      return { token, body: { email: newEmail(), tanToken: '000000' } }
    },
    462: byOther(area, wrongCode),
    463: async (context) => {
      const wrong = await byOther(area, wrongCode)(context)
      for (let tries = 0; tries < 2; tries += 1) await context.call(`${area}ChangeEmail`, wrong)
      return byOther(area, (code) => code)(context)
    },
    464: async (context) => {
      const email = await wanted(context, area)
      await context.read(`${area}RequestEmailTan`, { body: { email } })
      return { body: { email: newEmail(), tanToken: await context.readCode(email) } }
    },
    465: async (context) => {
      const email = context.personField(`${area}.codeExpired`, 'newEmail')
      const tanToken = context.personField(`${area}.codeExpired`, 'code')
      return { token: await context.tokenOf(`${area}.codeExpired`), body: { email, tanToken } }
    },
  },
})

/** Restores the address by the bank's call, which needs no code; that ends the customer's sessions. */
async function restoreEmail(context: Context): Promise<unknown> {
  const { person } = await signInDisposable(context, 'private', '')
  const params = { customerId: await context.customerId('private.disposable') }
  const body = { ...withoutEtag(await context.read('bankGetPersonalInformation', { params })), email: person.email }
  const answer = await context.callSuccessfully('bankUpdatePersonalInformation', { params, body })
  rememberSignIn(context, person, await context.newToken('private', person))
  return answer
}

const requestEmailTan = (area: Area): Scenario => ({
  request: async (context) => ({ body: { email: await wanted(context, area) } }),
})

/** A second session of a disposable person, which survives a change of the password. */
const createSecondSession = async (context: Context, area: Area) => {
  const { person } = await signInDisposable(context, area, 'password')
  return { person, token: await memoize(context, `${area} second session`, () => context.newToken(area, person)) }
}

const changePassword = (area: Area): Scenario => {
  const usual =
    (oldPassword: string | undefined, next: (context: Context) => Promise<string> | string) =>
    async (context: Context) => ({
      body: { oldPassword: oldPassword ?? context.person(area).password, newPassword: await next(context) },
    })
  return {
    request: async (context, resource) => {
      if (resource === 'busy') return {}
      const { person, token } = await createSecondSession(context, area)
      return { token, body: { oldPassword: person.password, newPassword: newPassword() } }
    },
    verify: async (context, sent) => {
      const { person, token } = await signInDisposable(context, area, 'password')
      const answer = await context.send(`${area}GetProfile`, { token })
      expectStatus(context, `${area}GetProfile`, answer, 458, 'a session that was begun with the password of before')
      const { newPassword: password } = sent.body as { newPassword: string }
      if (area === 'private') rememberSignIn(context, { ...person, password }, sent.token!)
    },
    refusals: {
      417: usual('not-the-password', newPassword),
      460: usual(
        undefined,
        async (context) => `${(await context.read(`${area}GetProfile`)).lastName}-${newPassword()}`,
      ),
      462: async (context) => {
        // A locked account cannot sign in, and later checks need a session from before.
        if (area === 'private') await createReplacedToken(context, area)
        const session = await (area === 'private' ? signInDisposable : createSecondSession)(context, area, 'password')
        const { person, token } = session
        const body = { oldPassword: 'not-the-password', newPassword: newPassword() }
        // Those of the login and of this call are counted together.
        for (let tries = 2; tries < wrongPasswordsUntilLock; tries += 1)
          await context.send(`${area}ChangePassword`, { token, body })
        await context.signIn(area, person, body.oldPassword)
        return { token, body }
      },
      466: usual(undefined, (context) => context.person(area).password),
    },
  }
}

const updateProfile = (area: Area): Scenario =>
  rewriteScenario(
    `${area}GetProfile`,
    ({ firstName, lastName }) => ({ firstName: `${String(firstName)} K`, lastName }),
    ['firstName', 'lastName'],
  )

const of = (area: Area): Scenarios => ({
  [`${area}UpdateProfile`]: updateProfile(area),
  [`${area}ChangeEmail`]: changeEmail(area),
  [`${area}RequestEmailTan`]: requestEmailTan(area),
  [`${area}ChangePassword`]: changePassword(area),
})

export const profileScenarios: Scenarios = { ...of('private'), ...of('business') }

// Personal information, bank data and privacy settings; the customer's calls and the bank's.

const privacy = ({ contactViaSms }: Record<string, unknown>) => ({ contactViaSms: contactViaSms !== true })
const street = { street: 'Konformgasse 12/3' }

/** An Austrian IBAN with wrong check digits. */
export const wrongIban = 'AT611904300234573202'

export const personalDataScenarios: Scenarios = {
  privateUpdatePersonalInformation: rewriteScenario('privateGetPersonalInformation', () => street),
  privateUpdatePrivacySettings: rewriteScenario('privateGetPrivacySettings', privacy),
  bankUpdatePrivacySettings: rewriteScenario('bankGetPrivacySettings', privacy),
  bankUpdatePersonalInformation: {
    ...rewriteScenario('bankGetPersonalInformation', () => street),
    refusals: {
      409: async (context) => {
        const params = { customerId: await context.customerId('private') }
        const now = await context.read('bankGetPersonalInformation', { params })
        return { params, body: { ...withoutEtag(now), email: context.person('private.other').email } }
      },
    },
  },
  bankUpdateBankData: {
    ...rewriteScenario('bankGetBankData', () => ({ accountHolder: 'Konrad Konform' })),
    refusals: {
      460: async (context) => {
        const params = { customerId: await context.customerId('private') }
        return { params, body: { ...withoutEtag(await context.read('bankGetBankData', { params })), iban: wrongIban } }
      },
    },
  },
}

// The call number: changed with a code, by the bank without one.

/** The code that another person requested for the default person's number. */
const numberCode = (context: Context) =>
  memoizeCode(context, 'number code', async () => {
    const { callNumber } = await context.read('privateGetCallNumber')
    await context.read('privateRequestSmsTan', { token: await context.tokenOf('private.other'), body: { callNumber } })
    return { callNumber, code: await context.readCode(callNumber) }
  })

const numberByOther = (tanOf: (code: string) => string) => async (context: Context) => {
  const { callNumber, code } = await numberCode(context)
  return { token: await context.tokenOf('private.other'), body: { callNumber, tanToken: tanOf(code) } }
}

const showsNumber = (context: Context, answer: ReceivedAnswer, shown: string, body: unknown) =>
  expect(
    context,
    answer,
    shown === (body as { callNumber: string }).callNumber,
    'the number is not the new one',
    'rule/stored-as-sent',
  )

const changeCallNumber: Scenario = {
  request: async (context, resource) => {
    if (resource === 'busy') return {}
    const { token } = await signInDisposable(context, 'private', '')
    const callNumber = newNumber()
    const before = withoutEtag(await context.read('privateGetCallNumber', { token }))
    await context.read('privateRequestSmsTan', { token, body: { callNumber } })
    return { token, body: { callNumber, tanToken: await context.readCode(callNumber) }, former: before }
  },
  verify: async (context, { token, body }, answer) =>
    showsNumber(context, answer, (await context.read('privateGetCallNumber', { token })).callNumber, body),
  undo: async (context, { former }) =>
    context.callSuccessfully('bankChangeCallNumber', {
      params: { customerId: await context.customerId('private.disposable') },
      body: former,
    }),
  refusals: {
    409: numberByOther((code) => code),
    460: async (context) => ({
      token: await context.tokenOf('private.sharedEmail'),
      body: { callNumber: newNumber(), tanToken: '000000' },
    }),
    461: numberByOther(wrongCode),
    462: async (context) => {
      const wrong = await numberByOther(wrongCode)(context)
      for (let tries = 0; tries < 2; tries += 1) await context.call('privateChangeCallNumber', wrong)
      return numberByOther((code) => code)(context)
    },
    463: async (context) => {
      const callNumber = newNumber()
      await context.read('privateRequestSmsTan', { body: { callNumber } })
      return { body: { callNumber: newNumber(), tanToken: await context.readCode(callNumber) } }
    },
    464: async (context) => {
      const callNumber = context.personField('private.codeExpired', 'newCallNumber')
      const tanToken = context.personField('private.codeExpired', 'code')
      return { token: await context.tokenOf('private.codeExpired'), body: { callNumber, tanToken } }
    },
  },
}

const smsTan: Scenario = {
  request: async (context, resource) =>
    resource === 'busy' ? {} : { token: await context.tokenOf('private.ended'), body: { callNumber: newNumber() } },
  retryOn: 460,
  refusedAfterSuccess: [460],
  refusals: {
    460: async (context) => ({ token: await context.tokenOf('private.ended'), body: { callNumber: newNumber() } }),
  },
}

export const callNumberScenarios: Scenarios = {
  privateChangeCallNumber: changeCallNumber,
  privateRequestSmsTan: smsTan,
  bankChangeCallNumber: {
    ...rewriteScenario('bankGetCallNumber', () => ({ callNumber: newNumber() })),
    refusals: {
      409: async (context) => {
        const params = { customerId: await context.customerId('private.other') }
        return { body: withoutEtag(await context.read('bankGetCallNumber', { params })) }
      },
    },
  },
}
