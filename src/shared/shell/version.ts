import { createContext, use, useCallback, useState } from 'react'
import type { Version } from '#generated/model/version.ts'

/** How the version is read; the root route gives it, because only an area knows endpoints. */
export type ReadVersion = () => Promise<Version>

export const VersionReader = createContext<ReadVersion | undefined>(undefined)

/** Read once per page, whoever asks; a failure is silent and the next who asks tries again (A44). */
const answers = new WeakMap<ReadVersion, Promise<Version>>()

/**
 * The versions of server and contract, once somebody has asked for them. Nothing is asked while a page opens: the call
 * would bring axios to a login page that needs it only later.
 */
export function useVersion(): { version: Version | undefined; ask: () => void } {
  const read = use(VersionReader)
  const [version, setVersion] = useState<Version>()
  const ask = useCallback(() => {
    if (read === undefined) return
    const answer = answers.get(read) ?? read()
    answers.set(read, answer)
    answer.then(setVersion, () => answers.delete(read))
  }, [read])
  return { version, ask }
}
