import { createFileRoute, redirect } from '@tanstack/react-router'
import { areaLogins } from '#src/shared/shell/guard.ts'

/** What two of the areas were called; whoever comes with such an address signs in to that area (A70). */
const earlierNames = new Map<string, '/business/login' | '/bank/login'>([
  ['business-admin', areaLogins.business],
  ['bank-employee', areaLogins.bank],
])

export const Route = createFileRoute('/$')({
  beforeLoad: ({ location }) => {
    const first = location.pathname.split('/')[1]!
    throw redirect({ to: earlierNames.get(first) ?? '/private/mypaybox', replace: true })
  },
})
