import { useNavigate, useSearch } from '@tanstack/react-router'
import type { CustomerWindow } from '#src/features/customers/open-window.ts'

/** Which window of a customer's row is open stands in the address of the list. */
export function useRowWindows(id: string) {
  const { modal, customer } = useSearch({ strict: false })
  const navigate = useNavigate()
  return {
    open: customer === id ? (modal as CustomerWindow | undefined) : undefined,
    onOpen: (next: CustomerWindow | undefined) =>
      void navigate({
        to: '.',
        search: (before) => ({ ...before, modal: next, customer: next && id }),
        resetScroll: false,
      }),
  }
}
