import type { Modals } from '#src/shared/page/place.ts'

/** The history of a row, in whatever list it stands (R355, R447, R448). */
export const historyModals = { history: 'record' } as const

export type HistoryModals = Modals<never, typeof historyModals>
