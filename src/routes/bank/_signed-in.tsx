import { createFileRoute, Outlet } from '@tanstack/react-router'
import { use } from 'react'
import { openBankArea } from '#src/areas/bank/open-area.ts'
import { readUser, requireUser } from '#src/shared/session/session.ts'
import { PageSkeleton } from '#src/shared/ui/page-skeleton.tsx'
import { PendingPage } from '#src/shared/ui/pending-page.tsx'
import { BankArea } from './-bank-area.tsx'

export const Route = createFileRoute('/bank/_signed-in')({
  codeSplitGroupings: [['component', 'pendingComponent']],
  beforeLoad: ({ location }) => openBankArea(requireUser('bank', location)).area,
  loader: async ({ context: { user } }) => void (await openBankArea(user).areaWithCatalogs),
  component: OpenArea,
  pendingComponent: PendingArea,
})

function OpenArea() {
  const user = Route.useRouteContext({ select: (context) => context.user })
  const ports = Route.useRouteContext({ select: (context) => context.ports })
  return (
    <BankArea user={user} ports={ports}>
      <Outlet />
    </BankArea>
  )
}

/** The area is shown while the customer that the URL names is loading. */
function PendingArea() {
  const user = readUser('bank')
  if (user === undefined) return <PendingPage />
  const { ports } = use(openBankArea(user).areaWithCatalogs)
  return (
    <BankArea user={user} ports={ports}>
      <PageSkeleton />
    </BankArea>
  )
}
