import { expect, expectTypeOf, it } from 'vitest'
import { command, type Command, type StatusOf } from './port.ts'

type Sent = { email: string }
const check = (_input: Sent): Promise<void> => Promise.resolve()

it('the statuses of a command are those that its operation declares in the contract', () => {
  const checkEmail = command('privateCheckEmail', check)
  expectTypeOf<StatusOf<typeof checkEmail>>().toEqualTypeOf<461 | 462 | 463>()
  const logOut = command('privateLogout', () => Promise.resolve())
  expectTypeOf<StatusOf<typeof logOut>>().toEqualTypeOf<never>()
})

it('a command with a status that the screen has no sentence for does not fit its port', () => {
  const checkEmail = command('privateCheckEmail', check)
  expectTypeOf(checkEmail).toExtend<Command<Sent, void, 461 | 462 | 463>>()
  expectTypeOf(checkEmail).not.toExtend<Command<Sent, void, 461 | 462>>()
  expectTypeOf(checkEmail).not.toExtend<Command<Sent, void>>()
})

it("an area with fewer statuses fits the other area's port", () => {
  expectTypeOf(command('privateCheckEmail', check)).toExtend<Command<Sent, void, 461 | 462 | 463 | 464>>()
  expectTypeOf(command('privateLogout', () => Promise.resolve())).toExtend<Command<void, void, 409>>()
})

it('a command that sends or gives something else does not fit', () => {
  const checkEmail = command('privateCheckEmail', check)
  expectTypeOf(checkEmail).not.toExtend<Command<{ phone: string }, void, 461 | 462 | 463>>()
  expectTypeOf(checkEmail).not.toExtend<Command<Sent, string, 461 | 462 | 463>>()
})

it('has its operation and reloads, and passes on only its input', async () => {
  const received: unknown[][] = []
  const spy = (...args: unknown[]) => {
    received.push(args)
    return Promise.resolve('done')
  }
  const change = command('privateChangePassword', spy as (input: string) => Promise<string>, [['private', 'product']])
  expect(change.meta).toEqual({ operation: 'privateChangePassword', reloads: [['private', 'product']] })
  const context = {} as Parameters<typeof change.mutationFn>[1]
  expect(await change.mutationFn('x', context)).toBe('done')
  expect(received).toEqual([['x']])
})
