import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sharedSandbox, type SeededClient, defaultBackends } from './backends.ts'
import { newPassword, password } from './client.ts'

const email = 'anna.gruber@mail.example'

/**
 * What a person may expect, computed without the sandbox's own rules: moments in seconds since the start. The passwords are
 * a list, the last one counts.
 */
type Model = {
  now: number
  code: { sentAt: number; wrong: number; used: boolean } | undefined
  passwords: string[]
  wrongPasswords: number
  lockedUntil: number
  /** What counts for the day; nothing here takes that long. A person who has signed in, or set a password, is known. */
  today: { known: boolean; requests: number; wrongCodes: number; wrongPasswords: number[] }
}
type Real = { client: SeededClient; lastCode: string }
type Step = fc.AsyncCommand<Model, Real>

const unknown = () => ({ known: false, requests: 0, wrongCodes: 0, wrongPasswords: [] })
const known = () => ({ ...unknown(), known: true })

const step = (name: string, run: (model: Model, real: Real) => Promise<void>): Step => ({
  check: () => true,
  run,
  toString: () => name,
})

const wait = (seconds: number) =>
  step(`wait ${seconds} s`, async (model, { client }) => {
    await client.control('clock', { advanceSeconds: seconds })
    model.now += seconds
  })

const requestCode = step('request a code', async (model, real) => {
  const { code } = model
  const tooSoon = code !== undefined && !code.used && model.now < code.sentAt + 60
  const { today } = model
  const tooMany = today.requests >= (today.known ? 10 : 5)
  expect((await real.client.requestCode('private', email)).status).toBe(tooSoon ? 461 : tooMany ? 429 : 200)
  if (tooSoon || tooMany) return
  today.requests++
  model.code = { sentAt: model.now, wrong: 0, used: false }
  real.lastCode = await real.client.codeFor(email)
})

const enterCode = (right: boolean, next: string) =>
  step(`enter a ${right ? 'right' : 'wrong'} code with ${next}`, async (model, real) => {
    const { code } = model
    const typed = right ? real.lastCode : real.lastCode === '000000' ? '000001' : '000000'
    const { status } = await real.client.resetPassword('private', email, typed, next)
    if (code === undefined || code.used) return expect(status).toBe(461) as undefined
    if (code.wrong === 3) return expect(status).toBe(463) as undefined
    if (model.now >= code.sentAt + 300) return expect(status).toBe(465) as undefined
    if (model.today.wrongCodes >= (model.today.known ? 15 : 9)) return expect(status).toBe(429) as undefined
    if (!right) {
      model.today.wrongCodes++
      code.wrong++
      return expect(status).toBe(code.wrong === 3 ? 463 : 462) as undefined
    }
    if (model.passwords.includes(next)) return expect(status).toBe(466) as undefined
    expect(status).toBe(204)
    code.used = true
    model.passwords.push(next)
    model.wrongPasswords = 0
    model.lockedUntil = 0
    model.today = known()
  })

const signIn = (which: 'current' | 'wrong') =>
  step(`sign in with the ${which} password`, async (model, { client }) => {
    const typed = which === 'current' ? model.passwords.at(-1)! : 'wrong'
    const { status } = await client.login('private', email, typed)
    if (model.now < model.lockedUntil) return expect(status).toBe(462) as undefined
    const wrongs = model.today.wrongPasswords
    const free = wrongs.length < 10 ? 0 : wrongs.at(-1)! + 60 * 2 ** (wrongs.length - 10)
    if (model.now < free) return expect(status).toBe(429) as undefined
    if (model.lockedUntil > 0) Object.assign(model, { wrongPasswords: 0, lockedUntil: 0 })
    if (which === 'current') {
      model.wrongPasswords = 0
      if (!model.today.known) model.today = known()
      return expect(status).toBe(200) as undefined
    }
    model.wrongPasswords++
    wrongs.push(model.now)
    if (model.wrongPasswords < 5) return expect(status).toBe(401) as undefined
    model.lockedUntil = model.now + 15 * 60
    expect(status).toBe(462)
  })

const oneOf = (...commands: Step[]) => commands.map((command) => fc.constant(command))
/** Whole minutes, so that the seconds which the test itself takes never reach the next limit (1, 5 and 15 minutes). */
const waits = fc.constantFrom(60, 240, 300, 840, 900).map(wait)
const passwords = fc.constantFrom(newPassword, `${newPassword}-neu`, `${newPassword}-noch-neuer`)

describe.each(defaultBackends)('any sequence of a person’s actions on %s', (backend) => {
  let client: SeededClient
  sharedSandbox(backend, (started) => void (client = started))

  const obeys = async (commands: fc.Arbitrary<Step>[], numRuns: number) => {
    const start = Date.parse('2026-11-20T10:00:00Z')
    const property = fc.asyncProperty(fc.commands(commands, { maxCommands: 25, size: 'max' }), async (steps) => {
      await client.restoreSeed()
      await client.control('clock', { resetTo: new Date(start).toISOString() })
      const model: Model = {
        now: 0,
        code: undefined,
        passwords: [password],
        wrongPasswords: 0,
        lockedUntil: 0,
        today: unknown(),
      }
      await fc.asyncModelRun(() => ({ model, real: { client, lastCode: '000000' } }), steps)
    })
    await fc.assert(property, { numRuns, endOnFailure: true })
  }

  it('codes follow the rule', () => {
    const entries = [passwords.map((next) => enterCode(true, next)), passwords.map((next) => enterCode(false, next))]
    return obeys([...oneOf(requestCode), ...entries, waits], 6)
  })

  it('lockouts follow the rule, and a reset with a code lifts them', () => {
    const reset = [...oneOf(requestCode), passwords.map((next) => enterCode(true, next))]
    const wrong = oneOf(signIn('wrong'), signIn('wrong'), signIn('wrong'), signIn('wrong'))
    return obeys([...wrong, ...oneOf(signIn('current')), ...reset, waits], 6)
  })
})
