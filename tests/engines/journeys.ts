/** All journeys, in the order in which they are taken. */
import { allPages } from '../all-pages.ts'
import type { Area } from '../sandbox/client.ts'
import { seedPeople } from '../sandbox/people.ts'
import type { Person } from './person.ts'

export type Journey = { name: string; run: (person: Person, place: { downloads: string }) => Promise<void> }

/** Whatever a page complains about fails the journey (main.ts). */
const walks = (Object.keys(allPages) as Area[]).map((area): Journey => ({
  name: `every ${area} page opens without a complaint`,
  run: async (person) => {
    await person.signIn(area, seedPeople[area].usual)
    for (const path of allPages[area]) {
      await person.open(path)
      await person.pageIsWhole()
      const hasFailed = await person.evaluate(() => document.documentElement.classList.contains('start-failed'))
      if (hasFailed) throw new Error(`${path} takes itself for one that did not load`)
    }
  },
}))

export const journeys: readonly Journey[] = [...walks]
