/** Moments of the past. */

/** What happened at a moment; now, where the clock has not reached it yet: the sandbox may be filled at any hour of the day. */
export const happened = (at: Date, now: Date): Date => (at > now ? now : at)
