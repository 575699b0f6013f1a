import { useLingui } from '@lingui/react/macro'
import { Skeleton, Stack } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Page } from '#src/shared/ui/page.tsx'
import { Section } from '#src/shared/ui/section.tsx'
import { EmailModal } from './email-modal.tsx'
import { NameCard } from './name-card.tsx'
import { OtherPagesCard } from './other-pages-card.tsx'
import { PasswordModal } from './password-modal.tsx'
import type { ProfilePort } from './profile-port.ts'
import type { ProfileSearch } from './profile-search.ts'
import { SignInCard } from './sign-in-card.tsx'

type Props = { port: ProfilePort; search: ProfileSearch; onSearch: (search: ProfileSearch) => void }

/** The own account of a customer or an administrator (R019, R035). */
export function ProfilePage({ port, search, onSearch }: Props) {
  const { t } = useLingui()
  return (
    <Page title={t`Profile`} context={t`How you sign in and where we reach you.`}>
      <Section skeleton={<ProfileSkeleton named={port.changeName !== undefined} />}>
        <Profile port={port} onSearch={onSearch} />
      </Section>
      <EmailModal port={port} opened={search.modal === 'email'} onClose={() => onSearch({})} />
      <PasswordModal port={port} opened={search.modal === 'password'} onClose={() => onSearch({})} />
    </Page>
  )
}

function Profile({ port, onSearch }: Omit<Props, 'search'>) {
  const { email, firstName, lastName } = useSuspenseQuery(port.profile()).data
  return (
    <Stack gap="lg" maw={640}>
      <SignInCard
        email={email}
        onChangeEmail={() => onSearch({ modal: 'email' })}
        onChangePassword={() => onSearch({ modal: 'password' })}
      />
      {port.changeName !== undefined && <NameCard command={port.changeName} name={{ firstName, lastName }} />}
      <OtherPagesCard />
    </Stack>
  )
}

const ProfileSkeleton = ({ named }: { named: boolean }) => (
  <Stack gap="lg" maw={640} aria-hidden>
    <Skeleton height={228} radius="md" />
    {named && <Skeleton height={326} radius="md" />}
  </Stack>
)
