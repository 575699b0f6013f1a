import { ProfilePage } from '#src/features/profile/profile-page.tsx'
import type { ProfilePort } from '#src/features/profile/profile-port.ts'
import type { PageProps } from '#src/shared/page/use-page.ts'
import type { profile } from './profile.ts'

export const ProfileContents = ({ ports, modals }: PageProps<typeof profile, { profile: ProfilePort }>) => (
  <ProfilePage port={ports.profile} modals={modals} />
)
