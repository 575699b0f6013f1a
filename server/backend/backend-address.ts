/** Where the backend's calls begin, and the address of each call there: never a part of what was sent. */
import { type OperationId, operations } from '#generated/operations.ts'
import { hidePassword } from '../settings/setting.ts'

/** The path of the contract's server, which every operation's path is appended to. */
export const contractBase = '/api/ui/v1'

/** Every id of the contract: unreserved characters of RFC 3986, so it has one spelling, is one segment and no dot segment. */
const id = /^[A-Za-z0-9_~-][A-Za-z0-9_.~-]*$/

export type BackendAddress = {
  origin: string
  /** Without a slash at its end. */
  basePath: string
}

/** Throws when `baseUrl` is no address of the web, such as `localhost:8090` without http. */
export function parseBackendAddress(baseUrl: string): BackendAddress {
  const address = URL.parse(baseUrl)
  if (address === null || !['http:', 'https:'].includes(address.protocol))
    throw new Error(`API_BASE_URL is no http or https address: ${hidePassword(baseUrl)}`)
  const { origin, pathname } = address
  return { origin, basePath: pathname === '/' ? contractBase : pathname.replace(/\/$/, '') }
}

/**
 * The path of an operation at the backend, without a query. Undefined when a parameter is no id of the contract, or when a URL
 * parser understands the result as another address.
 */
export function buildCallPath(
  { origin, basePath }: BackendAddress,
  operation: OperationId,
  params: Readonly<Record<string, string | undefined>>,
): string | undefined {
  const { path } = operations[operation]
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)
  if (!names.every((name) => id.test(params[name] ?? ''))) return undefined
  const callPath = basePath + path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => params[name]!)
  const final = new URL(callPath, origin)
  return final.origin === origin && final.pathname === callPath ? callPath : undefined
}
