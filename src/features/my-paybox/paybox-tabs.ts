import { openTab } from '#src/shared/ui/open-tab.ts'

/** The tabs of My paybox in their order; the first one is the default (R039, R040). */
export const payboxTabs = ['my-products', 'call-number', 'personal-information', 'bank-data', 'privacy-policy'] as const
export type PayboxTab = (typeof payboxTabs)[number]

export const payboxSearch = (search: Record<string, unknown>) => openTab(payboxTabs, search)
