import { Link, useRouter } from '@tanstack/react-router'
import { CustomerNotLoaded } from '#src/features/customers/customer-not-loaded.tsx'

type Props = {
  error: unknown
  /** The list from which another customer can be chosen. */
  list: '/bank/private-customers' | '/bank/business-customers'
}

/** Replaces all pages about a customer who could not be loaded (R378). */
export function CustomerNotOpened({ error, list }: Props) {
  const router = useRouter()
  return <CustomerNotLoaded error={error} onRetry={() => void router.invalidate()} listLink={<Link to={list} />} />
}
