/** All journeys, in the order in which they are taken: the walk over all pages first, since it alone finds most. */
import { allPages } from '../all-pages.ts'
import { areas } from '../sandbox/client.ts'
import { seedPeople } from '../sandbox/people.ts'
import { bankJourneys } from './bank-journeys.ts'
import { businessJourneys } from './business-journeys.ts'
import type { Journey } from './journey.ts'
import { privateJourneys } from './private-journeys.ts'

/** Widths of phones between which the room that a classic scroll bar takes once made lists too wide. */
const phones = [375, 353]

/** Whatever a page complains about fails the journey (main.ts). */
const walks = areas.map((area): Journey => ({
  name: `every ${area} page opens without a complaint`,
  run: async (person) => {
    await person.signIn(area, seedPeople[area].usual)
    for (const path of allPages[area]) {
      await person.open(path)
      await person.pageIsWhole()
      const hasFailed = await person.evaluate(() => document.documentElement.classList.contains('start-failed'))
      if (hasFailed) throw new Error(`${path} takes itself for one that did not load`)
      for (const width of phones) {
        await person.resize(width, 800)
        await person.until(`${path} does not move sideways at ${width} px`, () =>
          person.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth),
        )
      }
      await person.resize(1280, 800)
    }
  },
}))

export const journeys: readonly Journey[] = [...walks, ...privateJourneys, ...businessJourneys, ...bankJourneys]
