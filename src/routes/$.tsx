import { createFileRoute, redirect } from '@tanstack/react-router'
import { loginOf } from '#src/shared/shell/guard.ts'

/** What two of the areas were called; whoever comes with such an address signs in to that area (A70). */
const earlierNames = new Map<string, '/business/login' | '/bank/login'>([
  ['business-admin', loginOf.business],
  ['bank-employee', loginOf.bank],
])

export const Route = createFileRoute('/$')({
  beforeLoad: ({ location }) => {
    const first = location.pathname.split('/')[1]!
    throw redirect({ to: earlierNames.get(first) ?? '/private/mypaybox', replace: true })
  },
})
