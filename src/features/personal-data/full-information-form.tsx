import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { BankPersonalInformation } from '#generated/model/bank-personal-information.ts'
import { CheckboxField } from '#src/shared/form/fields/checkbox-field.tsx'
import { FieldGroup } from '#src/shared/form/fields/field-groups.tsx'
import { ChangeForm } from '#src/shared/form/shell/change-form.tsx'
import { withoutEtag } from '#src/shared/query/port.ts'
import { TextField } from '#src/shared/form/fields/text-field.tsx'
import { InformationFields } from './information-fields.tsx'
import type { FullInformation } from './personal-data-port.ts'
import { fullInformationSentences } from './personal-data-sentences.ts'

/** Everything about a person, names, e-mail address and employee flag included (R372, R870). */
export function FullInformationForm({ information }: { information: FullInformation }) {
  const { t } = useLingui()
  const { data } = useSuspenseQuery(information.read())
  return (
    <ChangeForm
      change={information.change}
      record={data}
      values={withoutEtag<BankPersonalInformation>}
      sentences={fullInformationSentences}
      schema={() => import('./personal-data-schemas.ts').then((schemas) => schemas.fullInformation)}
      submitLabel={t`Save`}
      success={msg`The personal information is saved.`}
      onlyChanged
    >
      {(control) => (
        <>
          <InformationFields control={control} loaded={data} />
          <FieldGroup legend={t`Access`}>
            <TextField
              control={control}
              name="email"
              label={t`E-mail address`}
              description={t`The customer signs in with it.`}
              kind="email"
              autoComplete="off"
            />
            <CheckboxField control={control} name="employee" label={t`Works for the bank`} />
          </FieldGroup>
        </>
      )}
    </ChangeForm>
  )
}
