/** The last values that the rules of a request allow, such as today where a day must not be in the future. */
import { type ScenarioRequest, createViolationFinder } from '#conform/scenario.ts'
import type { Contract, Schema } from '#contract-checks/contract.ts'
import { rulesOf } from '#contract-checks/relations.ts'
import type { ViolationCode } from '#generated/model/violation-code.ts'
import type { OperationId } from '#generated/operations.ts'

/** A value of a field that just keeps the rule of the code. */
export type RuleBound = { path: readonly string[]; value: unknown; code: ViolationCode }

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

/** One bound for each rule of `valid`, a request that succeeds, that a day or an amount alone can break. */
export function ruleBounds(
  contract: Contract,
  operation: OperationId,
  schema: Schema,
  valid: ScenarioRequest,
  withValue: (path: readonly string[], value: unknown) => unknown,
): RuleBound[] {
  const violationsOf = createViolationFinder(contract)
  return rulesOf(contract.schemas, schema, '').flatMap(({ code, says, field, path }) => {
    const place = field === '' ? path : [...path, ...field.split('.')]
    const now = place.reduce<unknown>((inside, name) => (inside as Record<string, unknown> | null)?.[name], valid.body)
    const scale = scaleOf(now)
    if (says !== undefined || scale === undefined) return []
    const violations = (steps: number) =>
      violationsOf(operation, { ...valid, body: withValue(place, scale.fromNumber(steps)) })
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
      for (let more = 0; more <= furtherSteps; more += 1) {
        const steps = right - direction * more
        if (violations(steps).length > 0) continue
        return steps === from ? [] : [{ path: place, value: scale.fromNumber(steps), code }]
      }
    }
    return []
  })
}
