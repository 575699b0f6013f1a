/** Reads the codes that a backend sends by mail or SMS, where its test system shows them. */
import { SkipCheck } from '#conform/finding.ts'
import type { Users } from '#conform/people.ts'

/** The newest code that was sent to an address or a number, or the reason why a check cannot be made. */
export async function newestCode({ codes }: Users, to: string, timeout: number): Promise<string> {
  if (codes === undefined) throw new SkipCheck('users.json has no codes.inbox, so no code can be read')
  const place = codes.inbox.replace('{to}', encodeURIComponent(to))
  const inbox = async () => (await fetch(place, { signal: AbortSignal.timeout(timeout) })).text()
  const answer = await inbox().catch(() => {
    throw new SkipCheck(`Nobody answers at codes.inbox of users.json, ${new URL(place).origin}`)
  })
  const found = /"code"\s*:\s*"(\d{6})"/.exec(answer)?.[1]
  if (found === undefined) throw new SkipCheck(`No code for ${to} at codes.inbox`)
  return found
}
