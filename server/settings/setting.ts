/** The description of a setting: its valid values and its purpose. The table in docs/operations.md shows both. */
import { z } from 'zod'

/** `allowed` completes the sentence "NAME is no …"; `meaning` is its purpose in the table. */
export type SettingDescription = { allowed: string; meaning: string }

export const settingDescriptions = z.registry<SettingDescription>()

/** A text that may be left out, such as `PORT=`. */
export const text = z.string().trim().min(1)

/** An http or https address without user and password, which would end up in logs. */
export const address = text.refine((value) => {
  const url = URL.parse(value)
  return url !== null && /^https?:$/.test(url.protocol) && url.username === '' && url.password === ''
})

/** The text without user and password of an address in it: what is printed ends up in logs. */
export const hidePassword = (value: string): string => value.replaceAll(/(?<=\/\/)[^/]*@/g, '…@')

export const port = text.transform(Number).pipe(z.int().min(0).max(65_535))

/** Texts with commas between them. */
export const list = text.transform((value) => value.split(',').map((part) => part.trim()))

const host = /^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i

/** Whether this is the name or the address of a host, perhaps with a port. */
export const isHost = (value: string): boolean => host.test(value)

/** The name or address of a host without its port; undefined for other text. */
export const withoutPort = (value: string): string | undefined => host.exec(value)?.[1]
