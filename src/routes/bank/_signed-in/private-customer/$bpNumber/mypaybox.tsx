import { createFileRoute } from '@tanstack/react-router'
import { CallNumberTab } from '#src/features/call-number/call-number-tab.tsx'
import { MyPayboxPage } from '#src/features/my-paybox/my-paybox-page.tsx'
import { payboxSearch, payboxTabs } from '#src/features/my-paybox/paybox-tabs.ts'
import { loadCatalog } from '#src/shared/i18n/i18n.ts'
import { NotAvailableNote } from '#src/shared/ui/not-available-note.tsx'

export const Route = createFileRoute('/bank/_signed-in/private-customer/$bpNumber/mypaybox')({
  validateSearch: payboxSearch,
  loader: () => Promise.all([loadCatalog('my-paybox'), loadCatalog('call-number')]),
  component: MyPaybox,
})

function MyPaybox() {
  const { customerPorts } = Route.useRouteContext()
  const { tab = payboxTabs[0] } = Route.useSearch()
  const navigate = Route.useNavigate()
  const notYet = <NotAvailableNote />
  return (
    <MyPayboxPage
      open={tab}
      onOpen={(next) => void navigate({ search: { tab: next } })}
      contents={{
        'my-products': notYet,
        'call-number': <CallNumberTab port={customerPorts.callNumber} />,
        'personal-information': notYet,
        'bank-data': notYet,
        'privacy-policy': notYet,
      }}
    />
  )
}
