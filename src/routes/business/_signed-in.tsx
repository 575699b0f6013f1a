import { createFileRoute, Outlet } from '@tanstack/react-router'
import { businessNavigation } from '#src/areas/business/navigation.ts'
import { AreaShell } from '#src/shared/shell/area-shell.tsx'
import { requireUser } from '#src/shared/shell/guard.ts'

export const Route = createFileRoute('/business/_signed-in')({
  beforeLoad: async ({ location }) => {
    const user = requireUser('business', location)
    const { businessPorts } = await import('#src/areas/business/ports.ts')
    return { user, ports: businessPorts }
  },
  component: BusinessArea,
})

function BusinessArea() {
  const { user, ports } = Route.useRouteContext()
  return (
    <AreaShell area="business" user={user} navigation={businessNavigation} port={ports.session}>
      <Outlet />
    </AreaShell>
  )
}
