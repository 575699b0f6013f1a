import type { Database } from '#sandbox/storage/database.ts'
import { makeSigningKey } from '#sandbox/storage/settings.ts'
export async function seedOnce(db: Database, _passwordCost: number): Promise<void> {
  await makeSigningKey(db)
}
