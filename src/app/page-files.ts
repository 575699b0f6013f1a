import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { partMissing } from '#src/shared/http/load-part.ts'
import { goOnWithNewer } from './newer-portal.ts'

const never = new Promise<never>(() => {})

/**
 * What happens when the file of a page does not come: the router would load the whole page anew and leave a person without a
 * connection with nothing at all. Here it is an error that the page shows, or a newer portal takes over.
 */
export function watchPageFiles(router: AnyRouter, client: QueryClient): void {
  for (const { options } of Object.values(router.routesById)) {
    const page = options.component
    const load = page?.preload
    if (load === undefined) continue
    page.preload = async () => {
      await load() // takes itself away once the file is there
      if (page.preload === undefined) return
      if (await goOnWithNewer(client)) await never // until the page is loaded
      throw partMissing()
    }
  }
}
