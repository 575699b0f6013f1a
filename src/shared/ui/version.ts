import { createContext, use, useCallback, useState } from 'react'
import type { Version } from '#generated/model/version.ts'

/** Fetches the version; provided by the root route, since only areas know endpoints. */
export type FetchVersion = () => Promise<Version>

export const VersionContext = createContext<FetchVersion | undefined>(undefined)

/** One request per page load; a failure is silent and the next caller retries (A44). */
const requests = new WeakMap<FetchVersion, Promise<Version>>()

/**
 * The versions of server and contract, fetched on demand: a request on page load would load axios on the login page before it is
 * needed.
 */
export function useVersion(): { version: Version | undefined; fetchVersion: () => void } {
  const read = use(VersionContext)
  const [version, setVersion] = useState<Version>()
  const fetchVersion = useCallback(() => {
    if (read === undefined) return
    const request = requests.get(read) ?? read()
    requests.set(read, request)
    request.then(setVersion, () => requests.delete(read))
  }, [read])
  return { version, fetchVersion }
}
