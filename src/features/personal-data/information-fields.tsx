import { Text } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import type { Control, FieldValues } from 'react-hook-form'
import type { UpdatePersonalInformationRequest } from '#generated/model/update-personal-information-request.ts'
import { SalutationField, TitleField } from '#src/shared/address/address-fields.tsx'
import { DateField } from '#src/shared/form/fields/date-field.tsx'
import { FieldGroup, FieldRow } from '#src/shared/form/fields/field-groups.tsx'
import { earliestBirthdate, latestBirthdate } from '#src/shared/form/rules/date-rules.ts'
import { PersonNameFields } from '#src/shared/form/fields/person-name-fields.tsx'
import { TextField } from '#src/shared/form/fields/text-field.tsx'
import { narrowControl } from '#src/shared/form/fields/use-bound-field.ts'
import { OwnName } from './words-to-customer.tsx'

type Props<TValues extends UpdatePersonalInformationRequest> = {
  control: Control<TValues, unknown, FieldValues>
  loaded: UpdatePersonalInformationRequest
  /** Of somebody who reads their own data: only the bank changes the names (R204). */
  own?: boolean
}

/** Who somebody is and where they live. */
export function InformationFields<TValues extends UpdatePersonalInformationRequest>({
  loaded,
  own = false,
  ...props
}: Props<TValues>) {
  const { t } = useLingui()
  const control = narrowControl<UpdatePersonalInformationRequest, TValues>(props.control)
  const fill = (what: string) => (own ? what : 'off')
  return (
    <>
      <FieldGroup legend={t`Person`}>
        <SalutationField control={control} name="salutation" />
        <TitleField control={control} name="title" loaded={loaded.title} />
        <PersonNameFields control={control} first="firstName" last="lastName" own={own} readOnly={own} />
        {own && (
          <Text size="sm" c="dimmed">
            <OwnName />
          </Text>
        )}
        <DateField
          control={control}
          name="birthdate"
          label={t`Date of birth`}
          min={earliestBirthdate()}
          max={latestBirthdate()}
          autoComplete={fill('bday')}
        />
      </FieldGroup>
      <FieldGroup legend={t`Address`}>
        <TextField
          control={control}
          name="street"
          label={t`Street`}
          description={t`With number, stair and door`}
          autoComplete={fill('address-line1')}
        />
        <FieldRow shortFirst>
          <TextField
            control={control}
            name="zipcode"
            label={t`Postal code`}
            kind="digits"
            autoComplete={fill('postal-code')}
          />
          <TextField control={control} name="city" label={t`Town`} autoComplete={fill('address-level2')} />
        </FieldRow>
      </FieldGroup>
    </>
  )
}
