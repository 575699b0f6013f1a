import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Text } from '@mantine/core'
import { CheckboxGroupField } from '#src/shared/form/fields/checkbox-field.tsx'
import { ModalForm } from '#src/shared/form/shell/modal-form.tsx'
import { PersonNameFields } from '#src/shared/form/fields/person-name-fields.tsx'
import { TextField } from '#src/shared/form/fields/text-field.tsx'
import type { Sentences } from '#src/shared/problem/problem-message.ts'
import type { StatusOf } from '#src/shared/query/port.ts'
import type { BankEmployeesPort } from './bank-employees-port.ts'
import { roleOptions } from './role-labels.ts'

type Props = { port: BankEmployeesPort; opened: boolean; onClose: (added?: { id: string }) => void }

const loadSchema = async () =>
  (await import('#generated/model/create-bank-employee-request.ts')).CreateBankEmployeeRequest

const sentences = {
  409: msg`Another bank employee already has this e-mail address. Please enter a different one, or edit the entry that is there.`,
} satisfies Sentences<StatusOf<BankEmployeesPort['add']>>

/** Somebody new, always active at first (R565, R581, R583). */
export function AddEmployeeModal({ port, opened, onClose }: Props) {
  const { t, i18n } = useLingui()
  return (
    <ModalForm
      title={t`Add bank employee`}
      opened={opened}
      onClose={onClose}
      command={port.add}
      sentences={sentences}
      schema={loadSchema}
      defaultValues={{ email: '', firstName: '', lastName: '', roles: [] }}
      submitLabel={t({ message: 'Add', context: 'a new record' })}
      success={msg`The bank employee is added and gets an e-mail with the next steps.`}
    >
      {(control) => (
        <>
          <Text size="sm" c="dimmed">
            <Trans>The person signs in with this e-mail address and chooses a password the first time.</Trans>
          </Text>
          <TextField control={control} name="email" kind="email" label={t`E-mail address`} autoComplete="off" />
          <PersonNameFields control={control} first="firstName" last="lastName" />
          <CheckboxGroupField control={control} name="roles" label={t`Roles`} options={roleOptions(i18n)} />
        </>
      )}
    </ModalForm>
  )
}
