/** One row of the requirement table that the project keeps. */
export type Requirement = { id: string; area: string; subject: string; text: string }

export function parseRequirements(table: string): Requirement[] {
  return table
    .split('\n')
    .slice(1)
    .filter((line) => line !== '')
    .map((line) => {
      const [id = '', area = '', subject = '', text = ''] = line.split('\t')
      return { id, area, subject, text }
    })
}

/** The rows that a test file names as tags, such as `@R045`. */
export const tagsOf = (source: string): string[] => [...source.matchAll(/@(R\d{3})\b/g)].map(([, id]) => id!)

/** Proven by a test that names it, marked with the reason why none does, or open. */
type Standing = 'proven' | 'marked' | 'open'

/** Where each row stands, and what is wrong with the tags and marks; `tags` are the files that name a row. */
export function findProofState(
  requirements: readonly Requirement[],
  tags: ReadonlyMap<string, readonly string[]>,
  marked: Readonly<Record<string, string>>,
) {
  const known = new Set(requirements.map(({ id }) => id))
  const rows = requirements.map((row) => {
    const standing: Standing = tags.has(row.id) ? 'proven' : row.id in marked ? 'marked' : 'open'
    return { ...row, standing, reason: marked[row.id] }
  })
  const wrong = [
    ...[...tags].filter(([id]) => !known.has(id)).map(([id, files]) => `${id} is no row: ${files.join(', ')}`),
    ...Object.keys(marked)
      .filter((id) => !known.has(id))
      .map((id) => `${id} is marked, but no row`),
    ...Object.keys(marked).flatMap((id) =>
      tags.has(id) ? [`${id} is marked, but ${tags.get(id)!.join(', ')} names it`] : [],
    ),
  ]
  return { rows, wrong }
}

const unread = 'Kept as worded and tested, but no feature is behind a flag now, so nothing in the product reads it.'

/**
 * Rows of the requirement table that are not proven in the product, each with the reason; a test names them without a tag.
 * Whatever is used by tests alone proves nothing (knip.production.jsonc).
 */
export const unprovenRequirements: Readonly<Record<string, string>> = {
  R066: unread,
  R106: unread,
  R161: 'The name under which a rule is reported is never shown; each rule has a sentence of its own (R160).',
}
