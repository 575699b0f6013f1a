/** What `npm audit --json` said; a registry may not tell, and then that is said and nothing else. */

type Report = {
  message?: string
  vulnerabilities?: Record<string, { severity: string; range: string; fixAvailable: unknown }>
}

/** `said` is one line for people, `found` what is known of packages that are installed. */
export function vulnerabilities(output: string): { said: string; found: string[] } {
  const silent = (why: string) => ({ said: `The registry does not tell of vulnerabilities: ${why}`, found: [] })
  const [json] = /^\{[\s\S]*\}/m.exec(output) ?? []
  if (json === undefined) return silent(output.trim().split('\n').at(-1) ?? '')
  const report = JSON.parse(json) as Report
  if (report.vulnerabilities === undefined) return silent(report.message ?? 'no reason given')
  const found = Object.entries(report.vulnerabilities).map(
    ([name, { severity, range, fixAvailable }]) =>
      `${name} ${range} is known to be vulnerable (${severity}); ${fixAvailable ? 'there is a fix' : 'there is no fix yet'}`,
  )
  return { said: `Known vulnerabilities: ${found.length}`, found }
}
