import { createFileRoute } from '@tanstack/react-router'
import { NotAvailablePage } from '#src/shared/ui/not-available-page.tsx'

export const Route = createFileRoute('/business/_signed-in/receipts-and-transactions')({ component: NotAvailablePage })
