import type { CustomerWindow, OpenWindow } from '#src/features/customers/open-window.ts'
import type { Place } from '#src/shared/page/use-page.ts'

/** Which window of a customer's row is open stands in the address of the list. */
export function rowWindows<TSearch extends OpenWindow>({ search, onSearch }: Place<TSearch>, id: string) {
  const { modal, customer, ...others } = search
  return {
    open: customer === id ? modal : undefined,
    onOpen: (next: CustomerWindow | undefined) =>
      onSearch({ ...others, ...(next && { modal: next, customer: id }) } as TSearch),
  }
}
