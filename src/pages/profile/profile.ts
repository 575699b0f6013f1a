import type { ProfilePort } from '#src/features/profile/profile-port.ts'
import { definePage } from '#src/shared/page/page.ts'

/** The person's own e-mail address, password and, for a company's administrators, name. */
export const profile = definePage({
  modals: { email: 'page', password: 'page' },
  catalogs: ['profile'],
  queries: (ports: { profile: ProfilePort }) => [ports.profile.profile()],
})
