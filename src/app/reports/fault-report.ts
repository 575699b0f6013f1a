/** What a fault report contains: enough to find the fault in the code, and no personal data. */

export type Report = {
  kind: 'error' | 'load' | 'policy' | 'unreadable' | 'vital'
  /** The build, by the name of its entry script. */
  version: string
  /** The route pattern, such as `/bank/customers/$customerId`. */
  route: string
  message: string
  language: string
  stack?: string
  /** The support id of the request. */
  traceId?: string
  /** Of a vital, in milliseconds or as a share. */
  value?: number
}

const personalData: readonly [RegExp, string][] = [
  [/[\w.%+-]+@[\w.-]+/g, '<e-mail>'],
  [/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/gi, '<id>'],
  [/\b[A-Z]{2}\d{2}[\dA-Z ]{8,30}/g, '<iban>'],
  [/\+?\d[\d /-]{2,}\d/g, '<number>'],
  [/\?\S+/g, '?…'],
]

/** Replaces personal data in an error message, and truncates it to 500 characters. */
export const redactPersonalData = (text: string): string =>
  personalData
    .reduce((redacted, [pattern, placeholder]) => redacted.replaceAll(pattern, placeholder), text)
    .slice(0, 500)

/** The name of an asset of the portal; other URLs are not reported. */
export const assetName = (address: string): string =>
  /\/assets\/[\w.-]+/.exec(address)?.[0] ?? 'a file of somebody else'

/** The positions in assets of the portal, at most 20, without the message that a stack begins with. */
export const stackLocations = (stack = ''): string =>
  [...stack.matchAll(/\/(assets\/[\w.-]+:\d+:\d+)/g)]
    .map(([, location]) => location!)
    .slice(0, 20)
    .join('\n')
