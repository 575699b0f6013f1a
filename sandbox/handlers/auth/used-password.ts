import { isPassword } from '#sandbox/domain/password-hash.ts'
import { type Account, previousHashes } from '#sandbox/storage/accounts.ts'
import type { Database } from '#sandbox/storage/database.ts'

/** Whether the person has the password now or had it before; takes long, so outside of transactions. */
export async function wasUsed(db: Database, account: Account, newPassword: string): Promise<boolean> {
  const before = [account.passwordHash ?? [], await previousHashes(db, account.id)].flat()
  const compared = await Promise.all(before.map((hash) => isPassword(newPassword, hash)))
  return compared.includes(true)
}
