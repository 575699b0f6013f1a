/** Announces changes of its content. It has no role, since screen readers name an empty `status` when they pass it. */
export const liveRegion = { 'aria-live': 'polite', 'aria-atomic': true } as const
