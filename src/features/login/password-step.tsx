import { Anchor } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { PageForm } from '#src/shared/form/shell/page-form.tsx'
import { PasswordField, UserNameEntry } from '#src/shared/form/fields/password-field.tsx'
import type { LoginPort, Person } from './login-port.ts'
import { logInSentences } from './login-sentences.ts'
import { PersonLine } from './person-line.tsx'

type Props = {
  port: LoginPort
  person: Person
  onSignedIn: (token: string) => void
  onForgotten: () => void
  onOtherEmail: () => void
}

const schema = () => import('./login-schemas.ts').then((schemas) => schemas.passwordSchema)

/** Step 2 asks for the password of the person that step 1 found (R111 to R113). */
export function PasswordStep({ port, person, onSignedIn, onForgotten, onOtherEmail }: Props) {
  const { t } = useLingui()
  return (
    <PageForm
      command={port.logIn}
      sentences={logInSentences}
      schema={schema}
      defaultValues={{ ...person, password: '' }}
      submitLabel={t`Sign in`}
      onDone={({ token }) => onSignedIn(token)}
      aside={
        <Anchor component="button" type="button" size="sm" onClick={onForgotten}>
          <Trans>Forgot your password?</Trans>
        </Anchor>
      }
    >
      {(control) => (
        <>
          <PersonLine person={person} onOtherEmail={onOtherEmail} />
          <UserNameEntry email={person.email} />
          <PasswordField
            control={control}
            name="password"
            label={t`Password`}
            autoComplete="current-password"
            autoFocus
          />
        </>
      )}
    </PageForm>
  )
}
