import { createFileRoute } from '@tanstack/react-router'
import { MyPayboxContents } from '#src/pages/my-paybox/my-paybox-contents.tsx'
import { myPaybox } from '#src/pages/my-paybox/my-paybox.ts'
import { useTabbedPage } from '#src/shared/page/use-page.ts'

export const Route = createFileRoute('/private/_signed-in/mypaybox')({
  ...myPaybox.route,
  component: () => <MyPayboxContents {...useTabbedPage(myPaybox, Route)} />,
})
