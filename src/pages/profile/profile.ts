import type { ProfilePort } from '#src/features/profile/profile-port.ts'
import { profileSearch } from '#src/features/profile/profile-search.ts'
import { pageOf } from '#src/shared/page/page.ts'

/** One's own e-mail address, password and, for a company's administrators, name. */
export const profile = pageOf({
  search: profileSearch,
  catalogs: ['profile'],
  ask: (ports: { profile: ProfilePort }) => [ports.profile.profile()],
})
