import { useLingui } from '@lingui/react/macro'
import { SalutationField, TitleField } from '#src/shared/address/address-fields.tsx'
import { CallNumberField } from '#src/shared/form/fields/typed-fields.tsx'
import { FormGroup } from '#src/shared/form/fields/field-groups.tsx'
import { PersonNameFields } from '#src/shared/form/fields/person-name-fields.tsx'
import { TextField } from '#src/shared/form/fields/text-field.tsx'
import type { CompanyControl } from './company-values.ts'

/** Whom the bank talks to (R625 to R628, R642). */
export function ContactFields({ control, title }: { control: CompanyControl; title: string }) {
  const { t } = useLingui()
  return (
    <FormGroup title={t`Contact person`} hint={t`Whom the bank talks to.`}>
      <SalutationField control={control} name="contactPerson.salutation" />
      <TitleField control={control} name="contactPerson.title" loaded={title} />
      <PersonNameFields control={control} first="contactPerson.firstName" last="contactPerson.lastName" />
      <TextField
        control={control}
        name="contactPerson.email"
        kind="email"
        label={t`E-mail address`}
        autoComplete="off"
      />
      <CallNumberField control={control} name="contactPerson.callNumber" label={t`Call number`} optional />
    </FormGroup>
  )
}
