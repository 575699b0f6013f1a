import type { Person } from './person.ts'

export type Journey = {
  name: string
  /** Throws at the first step that fails. `downloads` is the folder that the browser saves files into. */
  run: (person: Person, folder: { downloads: string }) => Promise<void>
}
