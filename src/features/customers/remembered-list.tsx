import type { ReactNode, Ref } from 'react'
import type { Query } from '#src/shared/query/port.ts'
import type { CustomerKind, CustomerSearch } from './customers-port.ts'
import { type CustomerPage, useRememberedList } from './recent-customers.ts'

type Props = {
  ref: Ref<HTMLDivElement>
  kind: CustomerKind
  search: CustomerSearch<string>
  query: Query<CustomerPage>
  children: ReactNode
}

/**
 * Remembers the list, and shares it when the person points at it or moves the focus into it, before a link of it can be followed. A
 * component of its own, so that the response does not render the whole page.
 */
export function RememberedList({ ref, kind, search, query, children }: Props) {
  const share = useRememberedList(kind, search, query)
  return (
    <div ref={ref} onPointerDownCapture={share} onFocusCapture={share}>
      {children}
    </div>
  )
}
