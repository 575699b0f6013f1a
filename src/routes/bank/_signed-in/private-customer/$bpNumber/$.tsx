import { createFileRoute, redirect } from '@tanstack/react-router'

/** The customer without a page, and every path below without one. */
export const Route = createFileRoute('/bank/_signed-in/private-customer/$bpNumber/$')({
  beforeLoad: ({ params: { bpNumber } }) => {
    throw redirect({ to: '/bank/private-customer/$bpNumber/mypaybox', params: { bpNumber }, replace: true })
  },
})
