import { allPages } from '../../all-pages.ts'
import type { Area } from '../../sandbox/client.ts'
import { seedPeople } from '../../sandbox/people.ts'
import { expectFocusReturns } from '../focus-checks.ts'
import { expectWholeTexts, openWhole, withLargeText } from '../layout-checks.ts'
import { expect, expectNoSidewaysScroll } from '../portal-test.ts'
import { test } from './sandbox-test.ts'

/** Number of pages of an area in one test. */
const share = 4

for (const area of Object.keys(allPages) as Area[]) {
  for (let from = 0; from < allPages[area].length; from += share) {
    const paths = allPages[area].slice(from, from + share)
    test(`on a phone ${area} pages from ${paths[0]} and all that opens on them show each text whole, also at twice its size`, async ({
      page,
      portal,
    }) => {
      test.setTimeout(300_000) // each control that opens something is pressed at both sizes
      await page.setViewportSize({ width: 360, height: 640 })
      await portal.enter(paths[0]!, seedPeople[area].usual)
      const expectWhole = async () => {
        await expectNoSidewaysScroll(page)
        await expectWholeTexts(page)
      }
      const expectAllWhole = async (path: string, size: string) => {
        await openWhole(page, path)
        await test.step(`${path} with ${size} text`, expectWhole)
        const opened = await expectFocusReturns(page, 'main', (name) => test.step(`${name} on ${path}`, expectWhole))
        const inHeader = await expectFocusReturns(page, 'header', (name) => test.step(name, expectWhole))
        expect(opened.length + inHeader.length, 'controls that open something').toBeGreaterThan(0)
      }
      for (const path of paths) {
        await expectAllWhole(path, 'usual')
        await withLargeText(page, () => expectAllWhole(path, 'large'))
      }
    })
  }
}
