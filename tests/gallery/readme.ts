/** `npm run gallery:readme`: the four pictures of the README, into docs/pictures. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '#scripts/run.ts'
import type { Area } from '../sandbox/client.ts'
import { open, withPortal } from './portal.ts'

const folder = join(root, 'docs/pictures')

type Shot = { name: string; area: Area; path: string; width: number; height: number; scheme: 'light' | 'dark' }

const shots: Shot[] = [
  {
    name: 'my-paybox',
    area: 'private',
    path: '/private/mypaybox?tab=my-products',
    width: 360,
    height: 740,
    scheme: 'light',
  },
  {
    name: 'receipts',
    area: 'private',
    path: '/private/receipts-and-transactions',
    width: 360,
    height: 740,
    scheme: 'dark',
  },
  { name: 'customers', area: 'bank', path: '/bank/private-customers', width: 1280, height: 740, scheme: 'light' },
  {
    name: 'bill-runs',
    area: 'bank',
    path: '/bank/administration?tab=bill-run-transactions',
    width: 1280,
    height: 740,
    scheme: 'dark',
  },
]

mkdirSync(folder, { recursive: true })
await withPortal(async (contextOf) => {
  for (const { name, area, path, width, height, scheme } of shots) {
    const context = await contextOf({ area, path, signedIn: true }, 'en')
    const page = await context.newPage()
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
    await open(page, path, true)
    await page.setViewportSize({ width, height })
    await page.screenshot({ path: join(folder, `${name}.jpg`), type: 'jpeg', quality: 80, animations: 'disabled' })
    await context.close()
  }
})
