import { join } from 'node:path'
import type { Users } from '#conform/people.ts'
import { readUsers } from '#conform/options.ts'
import { root } from '#scripts/run.ts'

/** The people of conform/users.sandbox.json, with the inbox of the sandbox at this address. */
export const usersOfSandbox = (address: string): Users => readUsers(join(root, 'conform/users.sandbox.json'), address)
