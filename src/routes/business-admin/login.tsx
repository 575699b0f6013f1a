import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/business-admin/login')({
  beforeLoad: () => {
    throw redirect({ to: '/business/login', replace: true })
  },
})
