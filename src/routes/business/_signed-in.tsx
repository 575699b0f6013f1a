import { createFileRoute, Outlet } from '@tanstack/react-router'
import { businessNavigation } from '#src/areas/business/navigation.ts'
import { loadCatalog } from '#src/shared/i18n/i18n.ts'
import { useLastData } from '#src/shared/query/use-last-data.ts'
import { AreaShell, useAccount } from '#src/shared/shell/area-shell.tsx'
import { requireUser } from '#src/shared/session/session.ts'

export const Route = createFileRoute('/business/_signed-in')({
  beforeLoad: async ({ location }) => {
    const user = requireUser('business', location)
    const { businessPorts } = await import('#src/areas/business/ports.ts')
    return { user, ports: businessPorts }
  },
  // In the loader, so that pages request their data before the catalog has arrived.
  loader: () => loadCatalog('shell'),
  component: BusinessArea,
})

function BusinessArea() {
  // Selected, so that navigating does not render the area again.
  const user = Route.useRouteContext({ select: (context) => context.user })
  const ports = Route.useRouteContext({ select: (context) => context.ports })
  const account = useAccount({ query: ports.profile.profile, userId: user.id })
  const organisation = useLastData({ query: ports.company.company, userId: user.id }).data
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
