import { createFileRoute, Outlet } from '@tanstack/react-router'
import { businessNavigation } from '#src/areas/business/navigation.ts'
import { loadCatalog } from '#src/shared/i18n/i18n.ts'
import { useLastKnown } from '#src/shared/query/use-last-known.ts'
import { AreaShell } from '#src/shared/shell/area-shell.tsx'
import { requireUser } from '#src/shared/shell/guard.ts'

export const Route = createFileRoute('/business/_signed-in')({
  beforeLoad: async ({ location }) => {
    const user = requireUser('business', location)
    const [{ businessPorts }] = await Promise.all([import('#src/areas/business/ports.ts'), loadCatalog('shell')])
    return { user, ports: businessPorts }
  },
  component: BusinessArea,
})

function BusinessArea() {
  const { user, ports } = Route.useRouteContext()
  // A token keeps the address that the person signed in with; after a change the profile knows better.
  const { email } = useLastKnown({ question: ports.profile.profile, whose: user.id }) ?? user
  const data = useLastKnown({ question: ports.company.company, whose: user.id, asks: true })
  return (
    <AreaShell
      area="business"
      user={{ ...user, email }}
      organisation={data?.company.companyName}
      navigation={businessNavigation}
      port={ports.session}
    >
      <Outlet />
    </AreaShell>
  )
}
