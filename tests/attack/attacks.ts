import { authorization } from './authorization.ts'
import { fuzz } from './fuzz.ts'
import { bodies } from './held-bodies.ts'
import { responses } from './hostile-responses.ts'
import { kill } from './kill.ts'
import { log } from './log.ts'
import type { Attack } from './outcome.ts'
import { paths } from './paths.ts'
import { race } from './race.ts'
import { restarts } from './restarts.ts'
import { attackByTests, serverTests } from './server-tests.ts'
import { headers } from './slow-headers.ts'
import { storm } from './storm.ts'

const testedAttacks = Object.entries(serverTests).map(([name, tests]) => [name, attackByTests(tests)] as const)

/** By the name after `npm run attack -- `. */
export const attacks: Readonly<Record<string, Attack>> = {
  fuzz,
  authorization,
  kill,
  race,
  log,
  paths,
  bodies,
  storm,
  headers,
  restarts,
  responses,
  ...Object.fromEntries(testedAttacks),
}
