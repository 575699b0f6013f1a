const unread = 'Kept as worded and tested, but no feature is behind a flag now, so nothing in the product reads it.'

/**
 * Rows of the requirement table that are not proven in the product, each with the reason; a test names them without a tag.
 * Whatever is used by tests alone proves nothing (knip.production.jsonc).
 */
export const marked: Readonly<Record<string, string>> = {
  R066: unread,
  R106: unread,
  R161: 'The name under which a rule is reported is seen by nobody; each rule has a sentence of its own (R160).',
}
