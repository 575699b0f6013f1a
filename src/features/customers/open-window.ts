const windows = ['actions', 'locks', 'limit', 'terminate', 'cancel-termination', 'delete'] as const
export type CustomerWindow = (typeof windows)[number]

/** Which window of a list is open, about the customer with this id. */
export type OpenWindow = { modal?: CustomerWindow; customer?: string }

/** For `validateSearch`. */
export function openWindow({ modal, customer }: Record<string, unknown>): OpenWindow {
  const known = windows.find((name) => name === modal)
  return known !== undefined && typeof customer === 'string' ? { modal: known, customer } : {}
}
