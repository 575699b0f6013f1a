import { createFileRoute } from '@tanstack/react-router'
import { CustomerPayboxContents } from '#src/pages/my-paybox/my-paybox-contents.tsx'
import { myPaybox } from '#src/pages/my-paybox/my-paybox.ts'
import { useTabbedPage } from '#src/shared/page/use-page.ts'

export const Route = createFileRoute('/bank/_signed-in/private-customer/$bpNumber/mypaybox')({
  ...myPaybox.route,
  component: () => <CustomerPayboxContents {...useTabbedPage(myPaybox, Route)} />,
})
