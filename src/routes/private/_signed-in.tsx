import { createFileRoute, Outlet } from '@tanstack/react-router'
import { privateNavigation } from '#src/areas/private/navigation.ts'
import { loadCatalog } from '#src/shared/i18n/i18n.ts'
import { AreaShell, useAccount } from '#src/shared/shell/area-shell.tsx'
import { requireUser } from '#src/shared/shell/guard.ts'

export const Route = createFileRoute('/private/_signed-in')({
  beforeLoad: async ({ location }) => {
    const user = requireUser('private', location)
    const { privatePorts } = await import('#src/areas/private/ports.ts')
    return { user, ports: privatePorts }
  },
  // Pages ask for their data before the words of the frame are there.
  loader: () => loadCatalog('shell'),
  component: PrivateArea,
})

function PrivateArea() {
  // Not drawn anew with each address: whose area it is stays the same.
  const user = Route.useRouteContext({ select: (context) => context.user })
  const ports = Route.useRouteContext({ select: (context) => context.ports })
  const account = useAccount({ question: ports.profile.profile, whose: user.id })
  return (
    <AreaShell area="private" user={user} account={account} navigation={privateNavigation} port={ports.session}>
      <Outlet />
    </AreaShell>
  )
}
