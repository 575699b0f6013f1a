import { createFileRoute, redirect } from '@tanstack/react-router'

/** The customer without a page, and every path below without one. */
export const Route = createFileRoute('/bank/_signed-in/business-customer/$bpNumber/$')({
  beforeLoad: ({ params: { bpNumber } }) => {
    throw redirect({ to: '/bank/business-customer/$bpNumber/administration', params: { bpNumber }, replace: true })
  },
})
