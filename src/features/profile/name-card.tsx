import { Paper, Title } from '@mantine/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Profile } from '#generated/model/profile.ts'
import type { UpdateProfileRequest } from '#generated/model/update-profile-request.ts'
import { ChangeForm } from '#src/shared/form/shell/change-form.tsx'
import { PersonNameFields } from '#src/shared/form/fields/person-name-fields.tsx'
import type { ProfilePort } from './profile-port.ts'
import classes from './profile.module.css'

type Props = { change: NonNullable<ProfilePort['changeName']>; profile: Profile }

const schema = () => import('./profile-schemas.ts').then((schemas) => schemas.nameSchema)

const nameOf = ({ firstName, lastName }: Profile): UpdateProfileRequest => ({ firstName, lastName })

/** First and last name; saved only when they were changed (R433, R434). */
export function NameCard({ change, profile }: Props) {
  const { t } = useLingui()
  return (
    <Paper component="section" className={classes.card} p="lg" shadow="sm" aria-labelledby="name">
      <Title order={2} size="h3" id="name" mb="md">
        <Trans>Your name</Trans>
      </Title>
      <ChangeForm
        change={change}
        record={profile}
        values={nameOf}
        schema={schema}
        submitLabel={t`Save`}
        success={msg`Your name is changed.`}
        onlyChanged
      >
        {(control) => (
          <>
            <PersonNameFields control={control} first="firstName" last="lastName" own />
          </>
        )}
      </ChangeForm>
    </Paper>
  )
}
