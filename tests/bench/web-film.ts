/** What a person on a slow phone sees of the login and of My paybox, of an older build of the portal and of this one. */
import { join } from 'node:path'
import { portalFolder } from '#scripts/portal/build.ts'
import { root } from '#scripts/run.ts'
import { withPortal } from '../gallery/portal.ts'
import { drawStrip, type Film, filmOf } from './film-strip.ts'
import { phone, slowDown } from './web-visit.ts'

const filmed = {
  'login-film': { area: 'private', path: '/private/login', signedIn: false },
  'my-paybox-film': { area: 'private', path: '/private/mypaybox', signedIn: true },
} as const

/** `before` is the folder of the older build; the films are pictures in docs/pictures/. */
export async function drawFilms(before: string): Promise<void> {
  const films: Record<string, Record<string, Film>> = {}
  for (const [when, folder] of Object.entries({ before, after: portalFolder }))
    await withPortal(
      async (contextOf) => {
        for (const [name, screen] of Object.entries(filmed)) {
          const page = await (await contextOf(screen, 'de')).newPage()
          await page.setViewportSize(phone)
          await page.emulateMedia({ reducedMotion: 'reduce' }) // each picture of what moves would be taken, and takes time
          await slowDown(page)
          films[name] = { ...films[name], [when]: await filmOf(page, screen.path) }
        }
        if (folder !== portalFolder) return
        for (const [name, both] of Object.entries(films)) {
          const page = await (await contextOf(filmed['login-film'], 'de')).newPage()
          await drawStrip(page, both, join(root, `docs/pictures/${name}.jpg`))
        }
      },
      { folder: folder === portalFolder ? undefined : folder },
    )
}
