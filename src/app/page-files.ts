import type { AnyRouter } from '@tanstack/react-router'
import { partMissing } from '#src/shared/http/load-part.ts'

/**
 * What happens when the file of a page does not come. The router would load the whole page anew, which helps when a newer
 * portal is there, and leaves a person without a connection with nothing at all: then it is an error that the page shows.
 */
export function watchPageFiles(router: AnyRouter): void {
  for (const { options } of Object.values(router.routesById)) {
    const page = options.component
    const load = page?.preload
    if (load === undefined) continue
    page.preload = async () => {
      await load() // takes itself away once the file is there
      if (page.preload !== undefined && !(await isReachable())) throw partMissing()
    }
  }
}

const isReachable = async (): Promise<boolean> =>
  navigator.onLine &&
  (await fetch('/', { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  ))
