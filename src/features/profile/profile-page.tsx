import { Anchor, Skeleton, Stack, Title } from '@mantine/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconPencil } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { Profile } from '#generated/model/profile.ts'
import { UpdateProfileRequest } from '#generated/model/update-profile-request.ts'
import { EmailText } from '#src/shared/elements/email-text.tsx'
import { IconButton } from '#src/shared/elements/icon-button.tsx'
import { PersonNameFields } from '#src/shared/form/fields/person-name-fields.tsx'
import { ChangeForm } from '#src/shared/form/shell/change-form.tsx'
import { useIsModalOpen } from '#src/shared/page/open-modal.tsx'
import type { Modals } from '#src/shared/page/url-state.ts'
import { externalLinks } from '#src/shared/settings/external-links.ts'
import { Card, CardGrid } from '#src/shared/ui/cards.tsx'
import { Page } from '#src/shared/ui/page.tsx'
import { Section } from '#src/shared/ui/section.tsx'
import { EmailModal } from './email-modal.tsx'
import { PasswordModal } from './password-modal.tsx'
import type { ProfilePort } from './profile-port.ts'
import classes from './profile.module.css'

/** The modals that the address may open (src/pages/profile/profile.ts). */
export type ProfileModals = { email: 'page'; password: 'page' }

type Props = { port: ProfilePort; modals: Modals<never, ProfileModals> }

/** The own account of a customer or an administrator (R019, R035). */
export function ProfilePage({ port, modals }: Props) {
  const { t } = useLingui()
  return (
    <Page title={t`Profile`} context={t`How you sign in and how we reach you.`}>
      <Section skeleton={<ProfileSkeleton withName={port.changeName !== undefined} />}>
        <ProfileCards port={port} modals={modals} />
      </Section>
      <PasswordModal port={port} opened={useIsModalOpen(modals, 'password')} onClose={() => modals.close()} />
    </Page>
  )
}

function ProfileCards({ port, modals }: Props) {
  const { data: profile } = useSuspenseQuery(port.profile())
  return (
    <CardGrid from="lg">
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
    </CardGrid>
  )
}

const ProfileSkeleton = ({ withName }: { withName: boolean }) => (
  <CardGrid from="lg" aria-hidden>
    <Skeleton height={228} radius="md" />
    {withName && <Skeleton height={326} radius="md" />}
  </CardGrid>
)

/** Says nothing about the password, not even how long it is (R053). */
const mask = '•'.repeat(10)

type SignInCardProps = { email: string; onChangeEmail: () => void; onChangePassword: () => void }

/** What a person signs in with, each with an icon that changes it (R052 to R055, R435, R436). */
function SignInCard({ email, onChangeEmail, onChangePassword }: SignInCardProps) {
  const { t } = useLingui()
  return (
    <Card aria-labelledby="sign-in">
      <Title order={2} size="h3" id="sign-in" mb="xs">
        <Trans>Sign-in</Trans>
      </Title>
      <dl className={classes.facts}>
        <div className={classes.fact}>
          <dt>{t`E-mail address`}</dt>
          <dd>
            <EmailText>{email}</EmailText>
            <EditButton label={t`Change the e-mail address`} onClick={onChangeEmail} />
          </dd>
        </div>
        <div className={classes.fact}>
          <dt>{t`Password`}</dt>
          <dd>
            <span aria-hidden>{mask}</span>
            <span className="visually-hidden">{t`hidden`}</span>
            <EditButton label={t`Change the password`} onClick={onChangePassword} />
          </dd>
        </div>
      </dl>
    </Card>
  )
}

const EditButton = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <IconButton label={label} onClick={onClick} icon={<IconPencil size={20} aria-hidden />} />
)

type NameCardProps = { change: NonNullable<ProfilePort['changeName']>; profile: Profile }

const loadNameSchema = async () => UpdateProfileRequest
const getName = ({ firstName, lastName }: Profile): UpdateProfileRequest => ({ firstName, lastName })

/** First and last name; saved only when they were changed (R433, R434). */
function NameCard({ change, profile }: NameCardProps) {
  const { t } = useLingui()
  return (
    <Card aria-labelledby="name">
      <Title order={2} size="h3" id="name" mb="md">
        <Trans>Your name</Trans>
      </Title>
      <ChangeForm
        change={change}
        record={profile}
        values={getName}
        schema={loadNameSchema}
        submitLabel={t`Save`}
        success={msg`Your name has been changed.`}
        onlyChanged
      >
        {(control) => <PersonNameFields control={control} first="firstName" last="lastName" own />}
      </ChangeForm>
    </Card>
  )
}

/** Links to pages outside the portal, which each installation configures (R006). */
function OtherPagesCard() {
  const pages = [
    [externalLinks.forms, <Trans key="forms">Forms to download</Trans>],
    [externalLinks.contact, <Trans key="contact">Contact us</Trans>],
    [externalLinks.telecomGroup, <Trans key="group">Telecom group website</Trans>],
  ] as const
  return (
    <Card aria-labelledby="other-pages">
      <Title order={2} size="h3" id="other-pages" mb="sm">
        <Trans>Other pages</Trans>
      </Title>
      <Stack gap={0} align="flex-start">
        {pages.map(([href, name]) => (
          <Anchor key={href} href={href} target="_blank" rel="noopener" py={10}>
            {name}
          </Anchor>
        ))}
      </Stack>
    </Card>
  )
}
