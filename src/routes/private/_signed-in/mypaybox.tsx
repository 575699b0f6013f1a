import { createFileRoute, Link } from '@tanstack/react-router'
import { MyPayboxPage } from '#src/features/my-paybox/my-paybox-page.tsx'
import { payboxSearch, payboxTabs } from '#src/features/my-paybox/paybox-tabs.ts'
import { payboxContents } from '#src/routes/-paybox-contents.tsx'
import { loadPayboxWords, payboxQuestions } from '#src/routes/-paybox-loading.ts'
import { prefetch } from '#src/shared/query/prefetch.ts'

export const Route = createFileRoute('/private/_signed-in/mypaybox')({
  validateSearch: payboxSearch,
  loader: ({ context: { queryClient, ports } }) => {
    prefetch(queryClient, ...payboxQuestions(ports))
    return loadPayboxWords()
  },
  component: MyPaybox,
})

function MyPaybox() {
  const { ports } = Route.useRouteContext()
  const { tab = payboxTabs[0] } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <MyPayboxPage
      open={tab}
      onOpen={(next) => void navigate({ search: { tab: next } })}
      contents={payboxContents(ports, <Link to="." search={{ tab: 'call-number' }} />)}
    />
  )
}
