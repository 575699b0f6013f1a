/** Both sides of the edges of a request's rules, such as today and tomorrow where a day must not be in the future. */
import { type ScenarioRequest, createViolationFinder } from '#conform/scenario.ts'
import type { Contract, Schema } from '#contract-checks/contract.ts'
import { rulesOf } from '#contract-checks/relations.ts'
import { dayOf } from '#contract-checks/vienna-day.ts'
import { minimumAge } from '#generated/model/constants.ts'
import type { ViolationCode } from '#generated/model/violation-code.ts'
import type { OperationId } from '#generated/operations.ts'

/** A value of a field that just keeps the rule of the code, or just breaks it. */
export type RuleBound = { path: readonly string[]; value: unknown; code: ViolationCode; isBroken?: true }

type Scale = { toNumber: (value: unknown) => number; fromNumber: (steps: number) => unknown; far: readonly number[] }

const day = 86_400_000
/** Days, and amounts in cents, as whole numbers; `far` are distances that rules of some years or of a lifetime forbid. */
const scales: Record<'day' | 'amount', Scale> = {
  day: {
    toNumber: (value) => Date.parse(String(value)) / day,
    fromNumber: (steps) => new Date(steps * day).toISOString().slice(0, 10),
    far: [800, 45_000],
  },
  amount: {
    toNumber: (value) => Math.round(Number(value) * 100),
    fromNumber: (steps) => steps / 100,
    far: [100_000],
  },
}

const scaleOf = (value: unknown): Scale | undefined => {
  if (typeof value === 'number') return scales.amount
  return typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) ? scales.day : undefined
}

/** A bound may be no valid value itself, such as a day that is not the last of its month. */
const furtherSteps = 31

/** Forbidden days beside the bound of a rule, at most. */
const maxDays = 3

/** Days on which rules about months, years and ages are often wrong: ends of months that are none, in the past and the next years. */
function edgeDays(now: Date): string[] {
  const year = now.getUTCFullYear()
  const leap = year + 4 - (year % 4)
  return [
    ...[year + 1, leap].flatMap((one) => [`${one}-01-30`, `${one}-03-30`, `${one}-12-30`, `${one}-01-02`]),
    `${leap}-02-28`,
    ...comingOfAge(now),
  ]
}

/** The last day of the year whose people come of age this year, and which is not today's. */
export function comingOfAge(now: Date): string[] {
  const today = dayOf(now)
  return [`${Number(today.slice(0, 4)) - minimumAge}-12-${today.endsWith('-12-31') ? '30' : '31'}`]
}

/** One bound for each rule of `valid`, a request that succeeds at the moment, that a day or an amount alone can break. */
export function ruleBounds(
  contract: Contract,
  operation: OperationId,
  schema: Schema,
  valid: ScenarioRequest,
  withValue: (path: readonly string[], value: unknown) => unknown,
  moment = new Date(),
  days = edgeDays(moment),
): RuleBound[] {
  const violationsOf = createViolationFinder(contract, moment)
  return rulesOf(contract.schemas, schema, '').flatMap(({ code, says, field, path }) => {
    const place = field === '' ? path : [...path, ...field.split('.')]
    const now = place.reduce<unknown>((inside, name) => (inside as Record<string, unknown> | null)?.[name], valid.body)
    const scale = scaleOf(now)
    if (says !== undefined || scale === undefined) return []
    const violationsWith = (value: unknown) => violationsOf(operation, { ...valid, body: withValue(place, value) })
    const violations = (steps: number) => violationsWith(scale.fromNumber(steps))
    const isOnlyThis = (value: unknown) => {
      const found = violationsWith(value)
      return found.length > 0 && found.every((one) => one.code === code)
    }
    const forbiddenDays: unknown[] = typeof now === 'string' ? days.filter(isOnlyThis).slice(0, maxDays) : []
    const broken = (values: readonly unknown[]): RuleBound[] =>
      [...new Set(values)].map((value) => ({ path: place, value, code, isBroken: true }))
    const keepsRule = (steps: number) => violations(steps).every((one) => one.code !== code)
    const from = scale.toNumber(now)
    for (const distance of scale.far.flatMap((far) => [far, -far])) {
      const direction = Math.sign(distance)
      let [right, wrong] = [from, from + distance]
      if (!keepsRule(right) || keepsRule(wrong)) continue
      while (Math.abs(wrong - right) > 1) {
        const middle = Math.trunc((right + wrong) / 2)
        if (keepsRule(middle)) right = middle
        else wrong = middle
      }
      const beyond = Array.from({ length: furtherSteps + 1 }, (_, more) => scale.fromNumber(wrong + direction * more))
      const first = beyond.find(isOnlyThis)
      const sides = broken([...(first === undefined ? [] : [first]), ...forbiddenDays])
      for (let more = 0; more <= furtherSteps; more += 1) {
        const steps = right - direction * more
        if (violations(steps).length > 0) continue
        return steps === from ? sides : [{ path: place, value: scale.fromNumber(steps), code }, ...sides]
      }
      return sides
    }
    return broken(forbiddenDays)
  })
}
