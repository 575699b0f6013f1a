/** The built pages as they are sent: with a fresh nonce, and with the settings of this installation. */
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type PortalSettings, pageSettings } from '../settings/portal-settings.ts'
import { noncePlaceholder } from './site-headers.ts'

const place = /(<script type="application\/json" id="settings"[^>]*>\s*)\{\}(?=\s*<\/script>)/

/** The page with the settings in it; throws when it has no place for them. No value of them can end the script. */
export function withSettings(page: string, settings: PortalSettings): string {
  if (!place.test(page)) throw new Error('The page has no place for settings')
  const json = JSON.stringify(pageSettings(settings)).replaceAll('<', '\\u003c')
  return page.replace(place, (_all, opening: string) => opening + json)
}

export type BuiltPages = {
  /** What is sent for an address, such as `/private/profile`. */
  pageOf: (address: string) => string
}

/**
 * The pages of a build, each as `prepare` makes it: the login of an area and its other addresses have what is there before their
 * program (docs/decisions/005). Throws with one sentence when there is no build.
 */
export function builtPages(folder: string, prepare: (page: string) => string): BuiltPages {
  try {
    const read = (file: string): string => prepare(readFileSync(join(folder, file), 'utf8'))
    const areas = globSync('*/login.html', { cwd: folder }).map((file) => dirname(file))
    const rest = read('index.html')
    const own = new Map(
      areas.map((area) => [area, { login: read(`${area}/login.html`), others: read(`${area}/index.html`) }]),
    )
    return {
      pageOf: (address) => {
        const [, area = '', ...steps] = address.replace(/\/$/, '').split('/')
        const pages = own.get(area)
        return (steps.join('/') === 'login' ? pages?.login : pages?.others) ?? rest
      },
    }
  } catch (cause) {
    throw new Error(`${folder} holds no build of the portal: run npm run build first.`, { cause })
  }
}

export const withNonce = (page: string, nonce: string): string => page.replaceAll(noncePlaceholder, nonce)
