/**
 * `npm run sandbox`: the stateful backend of the contract as a process of its own. Settings: PORT (8080), HOST
 * (127.0.0.1), SANDBOX_DATA (.sandbox, or `memory`), DATABASE_URL (PostgreSQL instead), SESSION_IDLE_MINUTES (15), SESSION_HOURS (12),
 * SANDBOX_FAULTS (plants a mistake);
 * `--customers <count>` fills it with made-up customers.
 */
import { parseArgs } from 'node:util'
import { mostCustomers } from '#sandbox/seed/fill.ts'
import { portOf } from '#sandbox/server/port-of.ts'
import { startSandbox } from '#sandbox/start-sandbox.ts'

export { type Sandbox, type SandboxOptions, startSandbox } from '#sandbox/start-sandbox.ts'

/** The settings of the environment and the command line; throws on a number that is none. */
export function sandboxOptions(environment: NodeJS.ProcessEnv, args = process.argv.slice(2)) {
  const positive = (name: string, fallback: number) => {
    const value = environment[name] ? Number(environment[name]) : fallback
    if (!Number.isFinite(value) || value < 0) throw new Error(`${name} is not a number: ${environment[name]}`)
    return value
  }
  const sessionIdleMinutes = positive('SESSION_IDLE_MINUTES', 15)
  if (sessionIdleMinutes < 1 || sessionIdleMinutes > 1440) throw new Error('SESSION_IDLE_MINUTES is not from 1 to 1440')
  return {
    customers: customersOf(args),
    port: portOf('PORT', environment, 8080),
    host: environment.HOST || '127.0.0.1',
    data: environment.SANDBOX_DATA || '.sandbox',
    databaseUrl: environment.DATABASE_URL || undefined,
    fault: environment.SANDBOX_FAULTS || undefined,
    sessionIdleMinutes,
    sessionHours: positive('SESSION_HOURS', 12),
  }
}

function customersOf(args: string[]): number | undefined {
  const { customers } = parseArgs({ args, strict: false, options: { customers: { type: 'string' } } }).values
  if (customers === undefined) return undefined
  const count = Number(String(customers))
  if (!Number.isInteger(count) || count < 1 || count > mostCustomers) {
    throw new Error(`--customers is not a number from 1 to ${mostCustomers}: ${String(customers)}`)
  }
  return count
}

if (import.meta.main) {
  const start = async () => startSandbox(sandboxOptions(process.env))
  const sandbox = await start().catch((error: Error & { code?: string }) => {
    console.error(error.code === 'EADDRINUSE' ? 'The port is taken: set PORT to a free one.' : error.message)
    process.exit(1)
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void sandbox.close().then(() => process.exit(0)))
  }
  console.info(
    `The sandbox answers at ${sandbox.address}/api/ui/v1, its data is ${sandbox.where}.\nCodes and mails: ${sandbox.address}/sandbox/inbox`,
  )
}
