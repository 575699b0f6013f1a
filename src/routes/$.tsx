import { createFileRoute, redirect } from '@tanstack/react-router'
import { areaLogins } from '#src/shared/session/area-addresses.ts'

/** The former names of two areas lead to the login (A70). */
const formerNames = new Map<string, '/business/login' | '/bank/login'>([
  ['business-admin', areaLogins.business],
  ['bank-employee', areaLogins.bank],
])

export const Route = createFileRoute('/$')({
  beforeLoad: ({ location }) => {
    const segment = location.pathname.split('/')[1]!
    throw redirect({ to: formerNames.get(segment) ?? '/private/mypaybox', replace: true })
  },
})
