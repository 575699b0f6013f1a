/** Who changed a record last, as the history knows it. */
import { and, desc, inArray, isNotNull, lte } from 'drizzle-orm'
import type { LastChange } from '#generated/model/last-change.ts'
import type { Account } from '#sandbox/domain/account.ts'
import { contractValues, withFormerAddresses } from '#sandbox/domain/history-changes.ts'
import { isUuid } from '#sandbox/server/request.ts'
import type { Database } from '#sandbox/storage/database.ts'
import { authorOf, userTypes } from '#sandbox/storage/history.ts'
import { history } from '#sandbox/storage/tables/history.ts'

/** How many entries are read back; an older change is not named. */
const maxEntries = 50

type Caller = { db: Database; now: Date; account: Account; params: Record<string, string> }

/**
 * The newest entry until now about one of the objects of the call that left a field as the record has it now; undefined where there is none, such
 * as for the bank's own lists, which have no history.
 */
export async function findLastChange(
  { db, now, account, params }: Caller,
  record: object,
): Promise<LastChange | undefined> {
  const ids = [account.id, account.customerId, ...Object.values(params)].filter(isUuid)
  const entries = await db
    .select()
    .from(history)
    .where(and(inArray(history.objectId, ids), isNotNull(history.changes), lte(history.at, now)))
    .orderBy(desc(history.at), desc(history.id))
    .limit(maxEntries)
  const values = contractValues(record)
  const last = entries.find(({ changes }) => changes?.some(({ field, after = null }) => values.get(field) === after))
  if (last === undefined) return undefined
  const isSameArea = last.userType === userTypes[account.area]
  const ownEntries = entries.filter(({ objectId }) => objectId === account.id)
  const ownNames = withFormerAddresses(
    authorOf(account),
    ownEntries.flatMap(({ changes }) => changes ?? []),
  )
  const own = isSameArea && (account.area === 'private' || ownNames.has(last.author))
  // A customer does not learn the names of the bank's employees.
  return { at: last.at.toISOString(), own, ...((account.area === 'bank' || isSameArea) && { user: last.author }) }
}
