import { createFileRoute, Outlet } from '@tanstack/react-router'
import { bankNavigation } from '#src/areas/bank/navigation.ts'
import { CustomerFinder } from '#src/pages/customers/customer-finder.tsx'
import { loadCatalog } from '#src/shared/i18n/i18n.ts'
import { AreaShell } from '#src/shared/shell/area-shell.tsx'
import { requireUser } from '#src/shared/shell/guard.ts'

export const Route = createFileRoute('/bank/_signed-in')({
  beforeLoad: async ({ location }) => {
    const user = requireUser('bank', location)
    const [{ bankPorts }, { permissionsOf }] = await Promise.all([
      import('#src/areas/bank/ports.ts'),
      import('#src/areas/bank/permissions.ts'),
      loadCatalog('shell'),
      loadCatalog('customers'),
    ])
    const may = permissionsOf(user)
    return { user, may, ports: bankPorts(may) }
  },
  component: BankArea,
})

function BankArea() {
  const { user, ports } = Route.useRouteContext()
  return (
    <AreaShell
      area="bank"
      user={user}
      navigation={bankNavigation}
      finder={<CustomerFinder ports={ports} />}
      port={ports.session}
    >
      <Outlet />
    </AreaShell>
  )
}
