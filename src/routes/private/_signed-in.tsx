import { createFileRoute, Outlet } from '@tanstack/react-router'
import { privateNavigation } from '#src/areas/private/navigation.ts'
import { loadCatalog } from '#src/shared/i18n/i18n.ts'
import { AreaShell, useAccount } from '#src/shared/shell/area-shell.tsx'
import { requireUser } from '#src/shared/session/session.ts'

export const Route = createFileRoute('/private/_signed-in')({
  beforeLoad: async ({ location }) => {
    const user = requireUser('private', location)
    const { privatePorts } = await import('#src/areas/private/ports.ts')
    return { user, ports: privatePorts }
  },
  // In the loader, so that pages request their data before the catalog has arrived.
  loader: () => loadCatalog('shell'),
  component: PrivateArea,
})

function PrivateArea() {
  // Selected, so that navigating does not render the area again.
  const user = Route.useRouteContext({ select: (context) => context.user })
  const ports = Route.useRouteContext({ select: (context) => context.ports })
  const account = useAccount({ query: ports.profile.profile, userId: user.id })
  return (
    <AreaShell area="private" user={user} account={account} navigation={privateNavigation} port={ports.session}>
      <Outlet />
    </AreaShell>
  )
}
