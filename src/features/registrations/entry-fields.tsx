import { useLingui } from '@lingui/react/macro'
import { useWatch, type Control, type FieldValues } from 'react-hook-form'
import type { AllowEntryRequest } from '#generated/model/allow-entry-request.ts'
import type { DenyEntryRequest } from '#generated/model/deny-entry-request.ts'
import { NoteTextMax } from '#generated/model/note-text.ts'
import { CallNumberField, IbanField } from '#src/shared/form/fields/typed-fields.tsx'
import { DateField } from '#src/shared/form/fields/date-field.tsx'
import { earliestBirthdate } from '#src/shared/form/rules/date-rules.ts'
import { TextareaField } from '#src/shared/form/fields/textarea-field.tsx'
import { PersonNameFields } from '#src/shared/form/fields/person-name-fields.tsx'
import { viennaToday } from '#src/shared/day/vienna-day.ts'

type Bound<TValues extends FieldValues> = { control: Control<TValues, unknown, FieldValues> }

/** Everything but the note is needed (R584). */
export function AllowFields({ control }: Bound<AllowEntryRequest>) {
  const { t } = useLingui()
  return (
    <>
      <PersonNameFields control={control} first="firstName" last="lastName" />
      <DateField
        control={control}
        name="birthdate"
        label={t`Date of birth`}
        min={earliestBirthdate()}
        max={viennaToday()}
      />
      <CallNumberField control={control} name="phoneNumber" label={t`Phone number`} />
      <TextareaField control={control} name="note" label={t`Note`} max={NoteTextMax} optional />
    </>
  )
}

const person: ['firstName', 'lastName', 'birthdate'] = ['firstName', 'lastName', 'birthdate']

/** A person, a number or an account; of a person all three as soon as there is one of them (R586, R587). */
export function DenyFields({ control }: Bound<DenyEntryRequest>) {
  const { t } = useLingui()
  const optional = !useWatch({ control, name: person }).some(Boolean)
  const shared = { control, optional, revalidates: person }
  return (
    <>
      <PersonNameFields {...shared} first="firstName" last="lastName" />
      <DateField {...shared} name="birthdate" label={t`Date of birth`} min={earliestBirthdate()} max={viennaToday()} />
      <CallNumberField control={control} name="phoneNumber" label={t`Phone number`} optional />
      <IbanField control={control} name="iban" label={t`IBAN`} optional />
      <TextareaField control={control} name="note" label={t`Note`} max={NoteTextMax} optional />
    </>
  )
}
