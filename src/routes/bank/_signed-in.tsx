import { createFileRoute, Outlet } from '@tanstack/react-router'
import { use, type ReactNode } from 'react'
import { bankNavigation } from '#src/areas/bank/navigation.ts'
import { openBankArea, type OpenBankArea } from '#src/areas/bank/open-area.ts'
import { CustomerFinder } from '#src/pages/customers/customer-finder.tsx'
import { readUser } from '#src/shared/session/session.ts'
import { AreaShell } from '#src/shared/shell/area-shell.tsx'
import { requireUser } from '#src/shared/shell/guard.ts'
import { PageShape } from '#src/shared/ui/page-shape.tsx'
import { PendingPage } from '#src/shared/ui/pending-page.tsx'

export const Route = createFileRoute('/bank/_signed-in')({
  codeSplitGroupings: [['component', 'pendingComponent']],
  beforeLoad: ({ location }) => openBankArea(requireUser('bank', location)).area,
  loader: async ({ context: { user } }) => void (await openBankArea(user).shown),
  component: function OpenArea() {
    const user = Route.useRouteContext({ select: (context) => context.user })
    const ports = Route.useRouteContext({ select: (context) => context.ports })
    return <BankArea {...{ user, ports }} page={<Outlet />} />
  },
  // Whose address names a customer sees the area while the customer is on their way.
  pendingComponent: function PendingArea() {
    const user = readUser('bank')
    return user === undefined ? <PendingPage /> : <BankArea {...use(openBankArea(user).shown)} page={<PageShape />} />
  },
})

type Props = Pick<OpenBankArea, 'user' | 'ports'> & { page: ReactNode }

function BankArea({ user, ports, page }: Props) {
  const finder = <CustomerFinder ports={ports} />
  return (
    <AreaShell {...{ area: 'bank', user, navigation: bankNavigation, port: ports.session, finder }}>{page}</AreaShell>
  )
}
