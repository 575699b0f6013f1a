import { createFileRoute, Outlet } from '@tanstack/react-router'
import { privateNavigation } from '#src/areas/private/navigation.ts'
import { loadCatalog } from '#src/shared/i18n/i18n.ts'
import { useLastKnown } from '#src/shared/query/use-last-known.ts'
import { AreaShell } from '#src/shared/shell/area-shell.tsx'
import { requireUser } from '#src/shared/shell/guard.ts'

export const Route = createFileRoute('/private/_signed-in')({
  beforeLoad: async ({ location }) => {
    const user = requireUser('private', location)
    const [{ privatePorts }] = await Promise.all([import('#src/areas/private/ports.ts'), loadCatalog('shell')])
    return { user, ports: privatePorts }
  },
  component: PrivateArea,
})

function PrivateArea() {
  // Not drawn anew with each address: whose area it is stays the same.
  const user = Route.useRouteContext({ select: (context) => context.user })
  const ports = Route.useRouteContext({ select: (context) => context.ports })
  const { data, ...profile } = useLastKnown({ question: ports.profile.profile, whose: user.id, asks: true })
  const name = data && `${data.firstName} ${data.lastName}`
  const account = { ...profile, name, email: data?.email }
  return (
    <AreaShell area="private" user={user} account={account} navigation={privateNavigation} port={ports.session}>
      <Outlet />
    </AreaShell>
  )
}
