import { useLingui } from '@lingui/react/macro'
import { Skeleton, Stack } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useIsModalOpen } from '#src/shared/page/open-modal.tsx'
import { Page } from '#src/shared/ui/page.tsx'
import { Section } from '#src/shared/ui/section.tsx'
import { EmailModal } from './email-modal.tsx'
import { NameCard } from './name-card.tsx'
import { OtherPagesCard } from './other-pages-card.tsx'
import { PasswordModal } from './password-modal.tsx'
import type { ProfileModals } from './profile-modals.ts'
import type { ProfilePort } from './profile-port.ts'
import { SignInCard } from './sign-in-card.tsx'

type Props = { port: ProfilePort; modals: ProfileModals }

/** The own account of a customer or an administrator (R019, R035). */
export function ProfilePage({ port, modals }: Props) {
  const { t } = useLingui()
  return (
    <Page title={t`Profile`} context={t`How you sign in and where we reach you.`}>
      <Section skeleton={<ProfileSkeleton named={port.changeName !== undefined} />}>
        <Profile port={port} modals={modals} />
      </Section>
      <PasswordModal port={port} opened={useIsModalOpen(modals, 'password')} onClose={() => modals.close()} />
    </Page>
  )
}

function Profile({ port, modals }: Props) {
  const { data: profile } = useSuspenseQuery(port.profile())
  return (
    <Stack gap="lg" maw={640}>
      <SignInCard
        email={profile.email}
        onChangeEmail={() => modals.open('email')}
        onChangePassword={() => modals.open('password')}
      />
      {port.changeName !== undefined && <NameCard change={port.changeName} profile={profile} />}
      <OtherPagesCard />
      <EmailModal
        port={port}
        profile={profile}
        opened={useIsModalOpen(modals, 'email')}
        onClose={() => modals.close()}
      />
    </Stack>
  )
}

const ProfileSkeleton = ({ named }: { named: boolean }) => (
  <Stack gap="lg" maw={640} aria-hidden>
    <Skeleton height={228} radius="md" />
    {named && <Skeleton height={326} radius="md" />}
  </Stack>
)
