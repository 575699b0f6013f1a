import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/bank-employee/login')({
  beforeLoad: () => {
    throw redirect({ to: '/bank/login', replace: true })
  },
})
