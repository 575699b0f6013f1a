/** A port of the environment, 0 for a free one; throws on anything else. */
export function portOf(name: string, environment: NodeJS.ProcessEnv, usual: number): number {
  const port = environment[name] ? Number(environment[name]) : usual
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`${name} is no port from 0 to 65535: ${environment[name]}`)
  return port
}
