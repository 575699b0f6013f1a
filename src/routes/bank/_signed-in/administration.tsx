import { createFileRoute } from '@tanstack/react-router'
import { BankAdministrationContents } from '#src/pages/bank-administration/bank-administration-contents.tsx'
import { bankAdministration } from '#src/pages/bank-administration/bank-administration.ts'
import { useTabbedPage } from '#src/shared/page/use-page.ts'

export const Route = createFileRoute('/bank/_signed-in/administration')({
  ...bankAdministration.route,
  component: () => <BankAdministrationContents {...useTabbedPage(bankAdministration, Route)} />,
})
