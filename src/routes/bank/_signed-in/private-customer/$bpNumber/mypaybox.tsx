import { createFileRoute, Link } from '@tanstack/react-router'
import { MyPayboxPage } from '#src/features/my-paybox/my-paybox-page.tsx'
import { payboxSearch, payboxTabs } from '#src/features/my-paybox/paybox-tabs.ts'
import { bankWords } from '#src/features/products/product-words.ts'
import { payboxContents } from '#src/routes/-paybox-contents.tsx'
import { loadPayboxWords, payboxQuestions } from '#src/routes/-paybox-loading.ts'
import { prefetch } from '#src/shared/query/prefetch.ts'

export const Route = createFileRoute('/bank/_signed-in/private-customer/$bpNumber/mypaybox')({
  validateSearch: payboxSearch,
  loader: ({ context: { queryClient, customerPorts } }) => {
    prefetch(queryClient, ...payboxQuestions(customerPorts))
    return loadPayboxWords()
  },
  component: MyPaybox,
})

function MyPaybox() {
  const { customerPorts } = Route.useRouteContext()
  const { tab = payboxTabs[0] } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <MyPayboxPage
      open={tab}
      onOpen={(next) => void navigate({ search: { tab: next } })}
      contents={payboxContents(customerPorts, <Link to="." search={{ tab: 'call-number' }} />, bankWords)}
    />
  )
}
