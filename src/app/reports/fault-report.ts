/** What is told of a fault: enough to find it in the code, and nothing about the person. */

export type Report = {
  kind: 'error' | 'load' | 'policy' | 'unreadable' | 'vital'
  /** Which build it is, by the name of its first file. */
  version: string
  /** The pattern of the address, such as `/bank/customers/$customerId`. */
  route: string
  message: string
  language: string
  stack?: string
  /** The support id of the call. */
  traceId?: string
  /** Of a vital, in milliseconds or as a share. */
  value?: number
}

const personal: readonly [RegExp, string][] = [
  [/[\w.%+-]+@[\w.-]+/g, '<e-mail>'],
  [/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/gi, '<id>'],
  [/\b[A-Z]{2}\d{2}[\dA-Z ]{8,30}/g, '<iban>'],
  [/\+?\d[\d /-]{2,}\d/g, '<number>'],
  [/\?\S+/g, '?…'],
]

/** A sentence of the browser or of the code without what it may have quoted. */
export const redactPersonalData = (text: string): string =>
  personal.reduce((cleaned, [found, instead]) => cleaned.replaceAll(found, instead), text).slice(0, 500)

/** A file of ours by its name; of anything else not even the address is told. */
export const assetName = (address: string): string =>
  /\/assets\/[\w.-]+/.exec(address)?.[0] ?? 'a file of somebody else'

/** Where in our files it was; what stands before that is the message again. */
export const stackLocations = (stack = ''): string =>
  [...stack.matchAll(/\/(assets\/[\w.-]+:\d+:\d+)/g)]
    .map(([, place]) => place!)
    .slice(0, 20)
    .join('\n')
