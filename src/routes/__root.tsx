import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'
import { readVersion } from '#src/areas/common/version-adapter.ts'
import type { RouterContext } from '#src/shared/query/router-context.ts'
import { VersionReader } from '#src/shared/shell/version.ts'

export const Route = createRootRouteWithContext<RouterContext>()({
  component: () => (
    <VersionReader value={readVersion}>
      <Outlet />
    </VersionReader>
  ),
})
