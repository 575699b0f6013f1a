import { createFileRoute } from '@tanstack/react-router'
import { ProfileContents } from '#src/pages/profile/profile-contents.tsx'
import { profile } from '#src/pages/profile/profile.ts'
import { usePage } from '#src/shared/page/use-page.ts'

export const Route = createFileRoute('/private/_signed-in/profile')({
  ...profile.route,
  component: () => <ProfileContents {...usePage(profile, Route)} />,
})
