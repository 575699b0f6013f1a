import { createFileRoute } from '@tanstack/react-router'
import { NotAvailablePage } from '#src/shared/ui/not-available-page.tsx'

export const Route = createFileRoute('/bank/_signed-in/business-customer/$bpNumber/receipts-and-transactions')({
  component: NotAvailablePage,
})
