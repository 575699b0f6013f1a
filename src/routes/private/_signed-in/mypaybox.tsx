import { createFileRoute, Link } from '@tanstack/react-router'
import { CallNumberTab } from '#src/features/call-number/call-number-tab.tsx'
import { MyPayboxPage } from '#src/features/my-paybox/my-paybox-page.tsx'
import { payboxSearch, payboxTabs } from '#src/features/my-paybox/paybox-tabs.ts'
import { MyProductsTab } from '#src/features/products/my-products-tab.tsx'
import { loadCatalog } from '#src/shared/i18n/i18n.ts'
import { prefetch } from '#src/shared/query/prefetch.ts'
import { NotAvailableNote } from '#src/shared/ui/not-available-note.tsx'

export const Route = createFileRoute('/private/_signed-in/mypaybox')({
  validateSearch: payboxSearch,
  loader: ({ context: { queryClient, ports } }) => {
    prefetch(queryClient, ports.products.product(), ports.products.limit(), ports.products.callNumber())
    return Promise.all([loadCatalog('my-paybox'), loadCatalog('products'), loadCatalog('call-number')])
  },
  component: MyPaybox,
})

function MyPaybox() {
  const { ports } = Route.useRouteContext()
  const { tab = payboxTabs[0] } = Route.useSearch()
  const navigate = Route.useNavigate()
  const notYet = <NotAvailableNote />
  const callNumberLink = <Link to="." search={{ tab: 'call-number' }} />
  return (
    <MyPayboxPage
      open={tab}
      onOpen={(next) => void navigate({ search: { tab: next } })}
      contents={{
        'my-products': <MyProductsTab port={ports.products} callNumberLink={callNumberLink} />,
        'call-number': <CallNumberTab port={ports.callNumber} />,
        'personal-information': notYet,
        'bank-data': notYet,
        'privacy-policy': notYet,
      }}
    />
  )
}
