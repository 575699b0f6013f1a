import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { AllowEntry } from '#generated/model/allow-entry.ts'
import type { AllowEntryRequest } from '#generated/model/allow-entry-request.ts'
import { NoteTextMax } from '#generated/model/note-text.ts'
import type { FormControl } from '#src/shared/form/fields/use-bound-field.ts'
import { viennaToday } from '#src/shared/day/vienna-day.ts'
import { DateField } from '#src/shared/form/fields/date-field.tsx'
import { PersonNameFields } from '#src/shared/form/fields/person-name-fields.tsx'
import { TextareaField } from '#src/shared/form/fields/textarea-field.tsx'
import { CallNumberField } from '#src/shared/form/fields/typed-fields.tsx'
import { earliestBirthdate } from '#src/shared/form/rules/date-rules.ts'
import type { Column } from '#src/shared/table/columns.tsx'
import type { EntryForm, RegistrationLabels } from './entry-modals.tsx'
import { noteColumn, personColumns, RegistrationsList, type RegistrationsProps } from './registrations-list.tsx'

const labels: RegistrationLabels = {
  list: msg`Allow list`,
  about: msg`These people may register as private customers, even if a check would refuse them.`,
  empty: msg`The allow list is empty`,
  add: msg`Add to the allow list`,
  edit: msg`Edit entry of the allow list`,
  remove: msg`Delete from the allow list?`,
  removed: msg`When this person registers, all checks apply again.`,
}

const columns: readonly Column<AllowEntry>[] = [...personColumns, noteColumn]

const form: EntryForm<AllowEntryRequest> = {
  schema: async () => (await import('./registration-schemas.ts')).allowSchema,
  empty: { firstName: '', lastName: '', birthdate: '', phoneNumber: '', note: '' },
  fields: (control) => <AllowFields control={control} />,
}

/** Who may register although a check would refuse it (R384). */
export function AllowListTab(props: RegistrationsProps<AllowEntry, AllowEntryRequest>) {
  return <RegistrationsList {...props} columns={columns} form={form} labels={labels} />
}

/** Everything but the note is needed (R584). */
function AllowFields({ control }: { control: FormControl<AllowEntryRequest> }) {
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
