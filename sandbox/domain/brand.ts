/** Colours of what the bank writes: the brand of the portal (src/app/theme.ts), which a test compares. */
export const brand = { petrol: '#006478', dot: '#f2b84b' } as const
