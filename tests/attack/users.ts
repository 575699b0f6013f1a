import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Users } from '#conform/people.ts'
import { root } from '#scripts/run.ts'

/** The people of conform/users.sandbox.json, with the inbox of the sandbox at this address. */
export const usersOfSandbox = (address: string): Users =>
  JSON.parse(
    readFileSync(join(root, 'conform/users.sandbox.json'), 'utf8').replaceAll('http://127.0.0.1:8080', address),
  ) as Users
