import { Anchor } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { Control, FieldValues } from 'react-hook-form'
import { PersonNameFields } from '#src/shared/form/fields/person-name-fields.tsx'
import { TextField } from '#src/shared/form/fields/text-field.tsx'
import { narrowControl } from '#src/shared/form/fields/use-bound-field.ts'
import type { AdministratorsPort } from './administrators-port.ts'

type Person = { email: string; firstName: string; lastName: string }

/** Who somebody is; the same when they are added and when they are edited (R651, R652). */
export function AdministratorFields<TValues extends Person>(props: {
  control: Control<TValues, unknown, FieldValues>
  /** The address is the reader's own: it is shown, and changed there. */
  profile?: AdministratorsPort['profile'] | undefined
}) {
  const { t } = useLingui()
  const control = narrowControl<Person, TValues>(props.control)
  const address = { control, name: 'email', kind: 'email', label: t`E-mail address`, autoComplete: 'off' } as const
  return (
    <>
      {props.profile === undefined ? (
        <TextField {...address} />
      ) : (
        <div>
          <TextField
            {...address}
            readOnly
            description={t`You change your own e-mail address in your profile, with a code that we send to the new one.`}
          />
          <Anchor component={Link} to={props.profile} size="sm" display="inline-block" py={10}>
            <Trans>Change the e-mail address in the profile</Trans>
          </Anchor>
        </div>
      )}
      <PersonNameFields control={control} first="firstName" last="lastName" />
    </>
  )
}
