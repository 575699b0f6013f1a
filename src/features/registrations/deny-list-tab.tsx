import { Trans } from '@lingui/react/macro'
import type { DenyEntry } from '#generated/model/deny-entry.ts'
import type { DenyEntryRequest } from '#generated/model/deny-entry-request.ts'
import { DenyFields } from './entry-fields.tsx'
import type { EntryForm } from './entry-form-modals.tsx'
import { denyColumns } from './registration-columns.tsx'
import { denyLabels } from './registration-labels.ts'
import { RegistrationsList, type RegistrationsProps } from './registrations-list.tsx'

const form: EntryForm<DenyEntryRequest> = {
  schema: async () => (await import('./registration-schemas.ts')).denySchema,
  empty: { firstName: '', lastName: '', birthdate: '', phoneNumber: '', iban: '', note: '' },
  fields: (control) => <DenyFields control={control} />,
  hint: (
    <Trans>
      Enter a person with name and date of birth, a phone number or an IBAN. You can also enter several of them.
    </Trans>
  ),
}

/** Who may not register, and which numbers and accounts may not be used (R383). */
export function DenyListTab(props: RegistrationsProps<DenyEntry, DenyEntryRequest>) {
  return <RegistrationsList {...props} columns={denyColumns} form={form} labels={denyLabels} />
}
