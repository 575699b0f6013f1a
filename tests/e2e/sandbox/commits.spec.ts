import type { Area } from '../../sandbox/client.ts'
import { seedPeople } from '../../sandbox/people.ts'
import { expect, test } from './sandbox-test.ts'

/** Commits of React on the first page of an area, from an empty page until the network rests. */
const firstPages: Record<Area, { path: string; commits: number }> = {
  private: { path: '/private/mypaybox', commits: 8 },
  business: { path: '/business/calling-number', commits: 8 },
  bank: { path: '/bank/private-customers', commits: 8 },
}

declare global {
  interface Window {
    commits: number[]
  }
}

/** React reports its commits to this hook of its developer tools, in production too. */
function countCommits() {
  window.commits = []
  const onCommitFiberRoot = () => window.commits.push(Math.round(performance.now()))
  const hook = {
    supportsFiber: true,
    renderers: new Map(),
    checkDCE: () => {},
    inject: () => 1,
    onCommitFiberUnmount: () => {},
    onPostCommitFiberRoot: () => {},
    onCommitFiberRoot,
  }
  Object.assign(window, { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook })
}

for (const area of Object.keys(firstPages) as Area[])
  test(`the first page of the ${area} area renders in few commits`, async ({ page, portal }) => {
    const { path, commits } = firstPages[area]
    await page.addInitScript(countCommits)
    await portal.enter(path, seedPeople[area].usual)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    const moments = await page.evaluate(() => window.commits)
    console.log(`${path}: ${moments.length} commits (${moments.join(', ')} ms)`)
    expect(moments.length).toBeGreaterThan(0)
    expect(moments.length).toBeLessThanOrEqual(commits)
  })
