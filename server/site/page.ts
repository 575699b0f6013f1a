/** The built page as it is sent: with a fresh nonce, and with what this installation tells the portal. */
import { readFileSync } from 'node:fs'
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

/** The page of a build; throws with one sentence when there is none. */
export function builtPage(folder: string): string {
  try {
    return readFileSync(join(folder, 'index.html'), 'utf8')
  } catch (cause) {
    throw new Error(`${folder} holds no build of the portal: run npm run build first.`, { cause })
  }
}

export const withNonce = (page: string, nonce: string): string => page.replaceAll(noncePlaceholder, nonce)
