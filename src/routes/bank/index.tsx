import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/bank/')({
  beforeLoad: () => {
    throw redirect({ to: '/bank/private-customers', replace: true })
  },
})
