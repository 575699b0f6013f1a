/** Lists that people change who work on the system meanwhile, such as those of all customers. */
import { type List, type ListQuery, most, pageOf, sortedText } from '#conform/checks/list-query.ts'
import type { Check } from '#conform/scenario.ts'
import { paramNames } from '#conform/views.ts'
import { type OperationId, operations } from '#generated/operations.ts'

/** Rows that are compared at most. */
const mostCompared = 500

/** A list of the bank that belongs to no customer; only the kit changes those of its own customers. */
const isShared = (operation: OperationId): boolean =>
  operations[operation].area === 'bank' && !paramNames(operation).includes('customerId')

/** Lets each check say whether others have changed the list while it was made. */
export function* whileShared(operation: OperationId, { get, names }: ListQuery, checks: Iterable<Check>) {
  if (!isShared(operation)) return yield* checks
  const page = pageOf(names)
  const readAll = async (): Promise<string> => {
    const lists: List[] = [await get(page?.(1, most))]
    const pages = page === undefined ? 1 : Math.ceil(Math.min(lists[0]!.total, mostCompared) / most)
    for (let number = 2; number <= pages; number += 1) lists.push(await get(page!(number, most)))
    return sortedText(lists.flatMap(({ rows }) => rows))
  }
  let before: string | undefined
  for (const { run, ...check } of checks)
    yield {
      ...check,
      run: async () => {
        before ??= await readAll()
        await run()
      },
      isDisturbed: async () => {
        const after = await readAll()
        const isDisturbed = after !== before
        before = after
        return isDisturbed
      },
    } satisfies Check
  return undefined
}
