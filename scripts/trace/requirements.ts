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
