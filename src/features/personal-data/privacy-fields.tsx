import { useLingui } from '@lingui/react/macro'
import type { Control, FieldValues } from 'react-hook-form'
import type { UpdatePrivacySettingsRequest } from '#generated/model/update-privacy-settings-request.ts'
import { CheckboxField } from '#src/shared/form/fields/checkbox-field.tsx'
import { FieldGroup } from '#src/shared/form/fields/field-groups.tsx'

type Props = { control: Control<UpdatePrivacySettingsRequest, unknown, FieldValues> }

/** The nine settings, each in plain words. */
export function PrivacyFields({ control }: Props) {
  const { t } = useLingui()
  return (
    <>
      <FieldGroup legend={t`Contact for news and offers`} gap={0}>
        <CheckboxField control={control} name="contactViaEmail" label={t`By e-mail`} />
        <CheckboxField control={control} name="contactViaSms" label={t`By SMS`} />
        <CheckboxField control={control} name="contactViaPhone" label={t`By phone`} />
        <CheckboxField control={control} name="contactViaMail" label={t`By letter`} />
        <CheckboxField control={control} name="contactViaSocialMedia" label={t`Through social media`} />
      </FieldGroup>
      <FieldGroup legend={t`Use of data`} gap={0}>
        <CheckboxField
          control={control}
          name="personalizedOffers"
          label={t`Personal offers`}
          description={t`The bank chooses offers that fit the person.`}
        />
        <CheckboxField
          control={control}
          name="bigDataAnalysis"
          label={t`Analysis of large amounts of data`}
          description={t`The bank analyses the payments together with those of many others, to improve its services.`}
        />
        <CheckboxField
          control={control}
          name="customerProfileData"
          label={t`Customer profile`}
          description={t`The bank puts the data together into a profile, to understand better what is needed.`}
        />
        <CheckboxField
          control={control}
          name="dataAvailableToOthers"
          label={t`Passing on to partners`}
          description={t`The bank gives the data to partner companies, which may make offers of their own.`}
        />
      </FieldGroup>
    </>
  )
}
