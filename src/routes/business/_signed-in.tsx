import { createFileRoute, Outlet } from '@tanstack/react-router'
import { businessNavigation } from '#src/areas/business/navigation.ts'
import { loadCatalog } from '#src/shared/i18n/i18n.ts'
import { useLastKnown } from '#src/shared/query/use-last-known.ts'
import { AreaShell, useAccount } from '#src/shared/shell/area-shell.tsx'
import { requireUser } from '#src/shared/shell/guard.ts'

export const Route = createFileRoute('/business/_signed-in')({
  beforeLoad: async ({ location }) => {
    const user = requireUser('business', location)
    const { businessPorts } = await import('#src/areas/business/ports.ts')
    return { user, ports: businessPorts }
  },
  // Pages ask for their data before the words of the frame are there.
  loader: () => loadCatalog('shell'),
  component: BusinessArea,
})

function BusinessArea() {
  // Not drawn anew with each address: whose area it is stays the same.
  const user = Route.useRouteContext({ select: (context) => context.user })
  const ports = Route.useRouteContext({ select: (context) => context.ports })
  const account = useAccount({ question: ports.profile.profile, whose: user.id })
  const organisation = useLastKnown({ question: ports.company.company, whose: user.id }).data
  return (
    <AreaShell
      area="business"
      user={user}
      account={account}
      organisation={organisation?.company.companyName}
      navigation={businessNavigation}
      port={ports.session}
    >
      <Outlet />
    </AreaShell>
  )
}
