import type { Account } from '#sandbox/domain/account.ts'
import { hashPassword, isPassword } from '#sandbox/domain/password-hash.ts'
import { previousHashes } from '#sandbox/storage/accounts.ts'
import type { Database } from '#sandbox/storage/database.ts'

/**
 * The hash of a new password; undefined when the person has it now or had it before. Takes long: outside of transactions,
 * and in a turn.
 */
export async function hashUnused(
  db: Database,
  account: Account,
  newPassword: string,
  cost: number,
): Promise<string | undefined> {
  const before = [account.passwordHash ?? [], await previousHashes(db, account.id)].flat()
  for (const hash of before) if (await isPassword(newPassword, hash)) return undefined
  return hashPassword(newPassword, cost)
}
