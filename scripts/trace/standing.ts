import type { Requirement } from './requirements.ts'

/** Proven by a test that names it, marked with the reason why none does, or open. */
type Standing = 'proven' | 'marked' | 'open'

/** Where each row stands, and what is wrong with the tags and marks; `tags` are the files that name a row. */
export function standingOf(
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
