/** Part of every page of `npm run dev`: reloads it with what was typed when the contract or the sandbox has changed (live-contract.ts). */
import { reloadKeepingState } from '#src/shared/session/reload-state.ts'

import.meta.hot?.on('live-contract:reload', () => {
  if (!reloadKeepingState()) window.location.reload()
})
