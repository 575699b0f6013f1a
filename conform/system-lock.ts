/**
 * The lock of a system: an entry of its allow list, whose note names the run that checks it. Two runs on one system change the same people
 * and turn the same clock, so both would report mistakes that the backend does not have.
 */
import { hostname, userInfo } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { describeError } from '#conform/backend.ts'
import { type Context, createContext } from '#conform/context.ts'
import { newNumber } from '#conform/fresh-values.ts'
import type { Users } from '#conform/people.ts'
import { readContract } from '#contract-checks/contract.ts'

/** Another run checks the system; the message names its owner. */
export class SystemLocked extends Error {}

/** In milliseconds: the lock of a run that was killed is ignored and removed after this time. */
const longestRun = 3 * 3_600_000
/** Runs that meet each other give way and try again, at most so often. */
const maxTries = 5

type Lock = { id: string; etag: string; owner: string; since: Date }

const noteOf = (owner: string) => `Conformance kit, run by ${owner} since ${new Date().toISOString()}`

function readLock({ id, etag, note }: { id: string; etag: string; note?: string | null }): Lock | undefined {
  const [, owner, since = ''] = /^Conformance kit, run by (.+) since (\S+)$/.exec(note ?? '') ?? []
  return owner === undefined ? undefined : { id, etag, owner, since: new Date(since) }
}

const isStale = ({ since }: Lock) => Date.now() - since.getTime() > longestRun

const readLocks = async (context: Context): Promise<Lock[]> =>
  (await context.read('bankListAllowEntries')).results.flatMap((entry) => readLock(entry) ?? [])

const remove = (context: Context, { id, etag }: Lock) =>
  context.call('bankDeleteAllowEntry', { params: { id }, headers: { 'If-Match': etag } })

/**
 * Locks the system and returns what unlocks it. Throws `SystemLocked` while another run has it. Without a bank employee in users.json, or where
 * the system does not list what it has stored, nothing is locked.
 */
export async function lockSystem(
  baseUrl: string,
  users: Users,
  timeout: number,
  owner = `${userInfo().username}@${hostname()}`,
): Promise<() => Promise<void>> {
  const context = createContext(baseUrl, users, readContract(), timeout)
  try {
    for (let tries = 1; ; tries += 1) {
      const locks = await readLocks(context)
      for (const lock of locks.filter(isStale)) await remove(context, lock)
      const other = locks.find((lock) => !isStale(lock))
      if (other !== undefined) throw new SystemLocked(describeLock(other))
      const own = await createLock(context, owner)
      const [found, ...others] = (await readLocks(context)).toSorted((one) => (one.id === own.id ? -1 : 1))
      if (found?.id !== own.id) return async () => {}
      const unlock = async () => {
        context.forgetTokens() // the clock of the system may have been turned since
        await remove(context, found).catch((error: unknown) =>
          console.error(`The entry "Konrad Konform" is left in the allow list: ${describeError(error)}`),
        )
      }
      const rival = others.find((lock) => !isStale(lock))
      if (rival === undefined) return unlock
      await unlock()
      if (tries === maxTries) throw new SystemLocked(describeLock(rival))
      await wait(500 + Math.random() * 2000)
    }
  } catch (error) {
    if (error instanceof SystemLocked) throw error
    // Whatever is wrong with these calls, the checks of the run report it.
    return async () => {}
  }
}

const createLock = (context: Context, owner: string) =>
  context.read('bankCreateAllowEntry', {
    body: {
      firstName: 'Konrad',
      lastName: 'Konform',
      birthdate: '1990-02-14',
      phoneNumber: newNumber(),
      note: noteOf(owner),
    },
  })

const describeLock = ({ owner, since }: Lock): string =>
  `This system is being checked by ${owner} since ${since.toISOString()}, and two runs at once would disturb each other. Wait until that run ` +
  `has ended. If it was killed, delete its entry "Konrad Konform" in the allow list of the bank.`
