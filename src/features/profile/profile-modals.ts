import type { Modals } from '#src/shared/page/url-state.ts'

export const profileModals = { email: 'page', password: 'page' } as const

export type ProfileModals = Modals<never, typeof profileModals>
