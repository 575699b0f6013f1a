/** The documented success of a call, what it shows afterwards, and that it can be made undone. */
import type { Parts, Received } from '#conform/backend.ts'
import { type Check, expectStatus } from '#conform/cases/check.ts'
import type { Desk } from '#conform/desk.ts'
import { CannotCheck } from '#conform/finding.ts'
import type { Recipe } from '#conform/recipe.ts'
import type { OperationId } from '#generated/operations.ts'

/** Work of the backend in the background takes seconds; more than this is a finding. In milliseconds. */
const longestWork = 20_000

/** Asks again while work is under way: 423, or what the recipe waits out. */
export async function patiently(desk: Desk, operation: OperationId, parts: Parts, waitsOut = 423): Promise<Received> {
  const end = Date.now() + (waitsOut === 423 ? longestWork : 65_000)
  for (;;) {
    desk.begin()
    const answer = await desk.call(operation, parts)
    if (![423, waitsOut].includes(answer.status) || Date.now() > end) return answer
    await new Promise((resolve) => setTimeout(resolve, 300))
  }
}

export function* successChecks(desk: Desk, operation: OperationId, recipe: Recipe, valid: Parts): Generator<Check> {
  const { answers } = desk.contract.operation(operation)
  const success = Number(Object.keys(answers).find((status) => status.startsWith('2')))
  let answer: Received | undefined

  yield {
    name: `succeeds with ${success}`,
    run: async () => {
      const got = await patiently(desk, operation, valid, recipe.waitsOut)
      if (!expectStatus(desk, operation, got, success, 'a request that the contract accepts')) return
      answer = got
      if (recipe.leaves) desk.leftovers.add(recipe.leaves)
    },
  }
  const { verify, undo } = recipe
  const whatCame = () => {
    if (answer === undefined) throw new CannotCheck('The call did not succeed')
    return answer
  }
  if (verify) yield { name: 'does what it says', run: async () => verify(desk, valid, whatCame()) }
  if (undo) {
    yield {
      name: 'can be made undone',
      run: async () => void (await undo(desk, valid, whatCame())),
    }
  }
}
