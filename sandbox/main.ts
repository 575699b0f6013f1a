/**
 * `npm run sandbox`: the stateful backend of the contract as a process of its own. Settings: PORT (8080), HOST
 * (127.0.0.1), SANDBOX_DATA (.sandbox, or `memory`), DATABASE_URL (PostgreSQL instead), SESSION_IDLE_MINUTES (15).
 */
import { startSandbox } from '#sandbox/server/start-sandbox.ts'

export { type Sandbox, type SandboxOptions, startSandbox } from '#sandbox/server/start-sandbox.ts'

/** The settings of the environment; throws on a number that is none. */
export function sandboxOptions(environment: NodeJS.ProcessEnv) {
  const positive = (name: string, usual: number) => {
    const value = environment[name] ? Number(environment[name]) : usual
    if (!Number.isFinite(value) || value < 0) throw new Error(`${name} is not a number: ${environment[name]}`)
    return value
  }
  return {
    port: positive('PORT', 8080),
    host: environment.HOST || '127.0.0.1',
    data: environment.SANDBOX_DATA || '.sandbox',
    databaseUrl: environment.DATABASE_URL || undefined,
    sessionIdleMinutes: positive('SESSION_IDLE_MINUTES', 15),
  }
}

if (import.meta.main) {
  const sandbox = await startSandbox(sandboxOptions(process.env)).catch((error: Error & { code?: string }) => {
    console.error(error.code === 'EADDRINUSE' ? 'The port is taken: set PORT to a free one.' : error.message)
    process.exit(1)
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void sandbox.close().then(() => process.exit(0)))
  }
  console.info(`The sandbox answers at ${sandbox.address}/api/ui/v1, its data is ${sandbox.where}.`)
  console.info(`Codes and mails: ${sandbox.address}/sandbox/inbox`)
  const { notImplemented } = sandbox
  if (notImplemented.length > 0) console.info(`${notImplemented.length} calls answer 501: ${notImplemented.join(', ')}`)
}
