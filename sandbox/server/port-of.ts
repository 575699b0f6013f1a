/** A port of the environment, 0 for a free one; throws on anything else. */
export function portOf(name: string, environment: NodeJS.ProcessEnv, fallback: number): number {
  const port = environment[name] ? Number(environment[name]) : fallback
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`${name} is no port from 0 to 65535: ${environment[name]}`)
  return port
}
