/** What a report of the portal can be (src/app/reports): its shape, and its free text without what it may have quoted. */
import { z } from 'zod'

/** The portal takes these out before it sends; a report that did not come from it may hold them. */
const personal: readonly [RegExp, string][] = [
  [/[\w-]{20,}(\.[\w-]+){2}|[\w-]{40,}/g, '<token>'],
  [/[\w.%+-]+@[\w.-]+/g, '<e-mail>'],
  [/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/gi, '<id>'],
  [/\b[A-Z]{2}\d{2}[\dA-Z ]{8,30}/g, '<iban>'],
  [/\+?\d[\d /-]{2,}\d/g, '<number>'],
  [/\?\S+/g, '?…'],
]

const message = z
  .string()
  .max(500)
  .transform((text) => personal.reduce((cleaned, [found, instead]) => cleaned.replaceAll(found, instead), text))

const common = {
  /** The name of the build's first file. */
  version: z.string().regex(/^(development|[a-z][\w.-]{0,80}\.js)$/),
  /** The pattern of an address, which holds names of parameters and no values. */
  route: z.string().regex(/^(none|__root__|(\/(\$?[A-Za-z_-]*)){1,8})$/),
  language: z.string().regex(/^([a-z]{2})?$/),
}
/** Lines such as `assets/notes-abc1234.js:1:777`. */
const stack = z
  .string()
  .max(4000)
  .regex(/^(assets\/[\w.-]{1,100}:\d{1,9}:\d{1,9}(\n(?!$)|$)){0,20}$/)
  .optional()

export const reportSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('error'), ...common, message, stack }),
  z.object({
    kind: z.literal('load'),
    ...common,
    message: z.string().regex(/^(\/assets\/[\w.-]{1,100}|a file of somebody else|A part of the portal did not come)$/),
  }),
  // The directive and what it refused.
  z.object({
    kind: z.literal('policy'),
    ...common,
    message: message.pipe(z.string().regex(/^[a-z-]{3,40} \S*$/)),
    stack,
  }),
  z.object({
    kind: z.literal('unreadable'),
    ...common,
    message: z.literal('An answer could not be read'),
    traceId: z.uuid().optional(),
  }),
  z.object({
    kind: z.literal('vital'),
    ...common,
    message: z.enum(['CLS', 'INP', 'LCP', 'TTFB']),
    value: z.number().min(0).max(10_000_000),
  }),
])
