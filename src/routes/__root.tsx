import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'
import { readVersion } from '#src/areas/common/version-adapter.ts'
import type { RouterContext } from '#src/shared/query/query-client.ts'
import { VersionContext } from '#src/shared/ui/version.ts'

export const Route = createRootRouteWithContext<RouterContext>()({
  component: () => (
    <VersionContext value={readVersion}>
      <Outlet />
    </VersionContext>
  ),
})
