/** The tabs of My paybox in their order; the first one is the default (R039, R040). */
export const payboxTabs = ['my-products', 'call-number', 'personal-information', 'bank-data', 'privacy-policy'] as const
export type PayboxTab = (typeof payboxTabs)[number]

/** The open tab from the URL; the default one is not written there, and an unknown one is the default. */
export function payboxSearch(search: Record<string, unknown>): { tab?: PayboxTab } {
  const tab = payboxTabs.find((name) => name === search.tab)
  return tab === undefined || tab === payboxTabs[0] ? {} : { tab }
}
