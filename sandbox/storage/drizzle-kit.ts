/** For drizzle-kit only: `drizzle-kit generate --config sandbox/storage/drizzle-kit.ts --name <what-changes>`. */
import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: './sandbox/storage/tables/*.ts',
  out: './sandbox/storage/migrations',
})
