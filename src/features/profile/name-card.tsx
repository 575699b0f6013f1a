import { Paper, Title } from '@mantine/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { UpdateProfileRequest } from '#generated/model/update-profile-request.ts'
import { PageForm } from '#src/shared/form/shell/page-form.tsx'
import { PersonNameField } from '#src/shared/form/fields/person-name-field.tsx'
import type { Command } from '#src/shared/query/port.ts'
import classes from './profile.module.css'

type Props = { command: Command<UpdateProfileRequest, void>; name: UpdateProfileRequest }

const schema = () => import('./profile-schemas.ts').then((schemas) => schemas.nameSchema)

/** First and last name; saved only when they were changed (R433, R434). */
export function NameCard({ command, name }: Props) {
  const { t } = useLingui()
  return (
    <Paper component="section" className={classes.card} p="lg" shadow="sm" aria-labelledby="name">
      <Title order={2} size="h3" id="name" mb="md">
        <Trans>Your name</Trans>
      </Title>
      <PageForm
        command={command}
        schema={schema}
        defaultValues={name}
        submitLabel={t`Save`}
        success={msg`Your name is changed.`}
        onlyChanged
      >
        {(control) => (
          <>
            <PersonNameField control={control} name="firstName" label={t`First name`} autoComplete="given-name" />
            <PersonNameField control={control} name="lastName" label={t`Last name`} autoComplete="family-name" />
          </>
        )}
      </PageForm>
    </Paper>
  )
}
