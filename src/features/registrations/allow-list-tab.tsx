import type { AllowEntry } from '#generated/model/allow-entry.ts'
import type { AllowEntryRequest } from '#generated/model/allow-entry-request.ts'
import { AllowFields } from './entry-fields.tsx'
import type { EntryForm } from './entry-form-modals.tsx'
import { allowColumns } from './registration-columns.tsx'
import { allowLabels } from './registration-labels.ts'
import { RegistrationsList, type RegistrationsProps } from './registrations-list.tsx'

const form: EntryForm<AllowEntryRequest> = {
  schema: async () => (await import('./registration-schemas.ts')).allowSchema,
  empty: { firstName: '', lastName: '', birthdate: '', phoneNumber: '', note: '' },
  fields: (control) => <AllowFields control={control} />,
}

/** Who may register although a check would refuse it (R384). */
export function AllowListTab(props: RegistrationsProps<AllowEntry, AllowEntryRequest>) {
  return <RegistrationsList {...props} columns={allowColumns} form={form} labels={allowLabels} />
}
