/** The built pages as they are sent: with a fresh nonce, and with what this installation tells the portal. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type PortalSettings, toldToPage } from '../settings/portal-settings.ts'
import { noncePlaceholder } from './nonce-placeholder.ts'

const place = /(<script type="application\/json" id="settings"[^>]*>\s*)\{\}(?=\s*<\/script>)/

/** The page with the settings in it; throws when it has no place for them. No value of them can end the script. */
export function withSettings(page: string, settings: PortalSettings): string {
  if (!place.test(page)) throw new Error('The page has no place for settings')
  const told = JSON.stringify(toldToPage(settings)).replaceAll('<', '\\u003c')
  return page.replace(place, (_all, opening: string) => opening + told)
}

const read = (folder: string, file: string): string => readFileSync(join(folder, file), 'utf8')

/**
 * The pages of a build by their addresses, and the one of every other address as `rest`: the login of an area is there before its
 * program (docs/decisions/037). Throws with one sentence when there is no build.
 */
export function builtPages(folder: string): { rest: string; own: Map<string, string> } {
  try {
    const logins = globSync('*/login.html', { cwd: folder })
    const addressOf = (file: string) => `/${file.replaceAll('\\', '/').replace(/\.html$/, '')}`
    return {
      rest: read(folder, 'index.html'),
      own: new Map(logins.map((file) => [addressOf(file), read(folder, file)])),
    }
  } catch (cause) {
    throw new Error(`${folder} holds no build of the portal: run npm run build first.`, { cause })
  }
}

export const withNonce = (page: string, nonce: string): string => page.replaceAll(noncePlaceholder, nonce)
