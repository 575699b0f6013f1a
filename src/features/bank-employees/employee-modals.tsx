/** Adding and editing a bank employee. */
import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Text } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import type { BankEmployee } from '#generated/model/bank-employee.ts'
import type { BankRole } from '#generated/model/bank-role.ts'
import type { UpdateBankEmployeeRequest } from '#generated/model/update-bank-employee-request.ts'
import { IconButton } from '#src/shared/elements/icon-button.tsx'
import { CheckboxField, CheckboxGroupField } from '#src/shared/form/fields/checkbox-field.tsx'
import { PersonNameFields } from '#src/shared/form/fields/person-name-fields.tsx'
import { TextField } from '#src/shared/form/fields/text-field.tsx'
import { ChangeModal, ModalForm } from '#src/shared/form/shell/modal-form.tsx'
import { labelOf } from '#src/shared/i18n/label-of.ts'
import { aboutFields, type Sentences } from '#src/shared/problem/problem-message.ts'
import { withLogoutMessage } from '#src/shared/query/logout-message.ts'
import type { StatusOf } from '#src/shared/query/port.ts'
import type { BankEmployeesPort } from './bank-employees-port.ts'

const roleLabels: Record<BankRole, MessageDescriptor> = {
  ADMINISTRATOR: msg`Administrator`,
  BACKOFFICE: msg`Back office`,
  RISK: msg`Risk management`,
  SERVICELINE: msg`Service line`,
  DELETE_ADMINISTRATOR: msg`Deletion administrator`,
  CREDIT_ADMINISTRATOR: msg`Credit administrator`,
}

/** The roles of bank employees in the order of the contract (R226). */
const roleOptions = (i18n: I18n) =>
  (Object.keys(roleLabels) as BankRole[]).map((value) => ({ value, label: labelOf(i18n, roleLabels, value) }))

/** Several roles as one text (R874). */
export const formatRoles = (i18n: I18n, roles: readonly BankRole[]): string =>
  roles.map((role) => labelOf(i18n, roleLabels, role)).join(', ')

const loadAddSchema = async () =>
  (await import('#generated/model/create-bank-employee-request.ts')).CreateBankEmployeeRequest
const loadEditSchema = async () =>
  (await import('#generated/model/update-bank-employee-request.ts')).UpdateBankEmployeeRequest

const addSentences = {
  409: aboutFields(
    ['email'],
    msg`Another bank employee already uses this e-mail address. Please enter a different one or edit the existing entry.`,
  ),
} satisfies Sentences<StatusOf<BankEmployeesPort['add']>>

const editSentences = {
  409: aboutFields(
    ['roles', 'active'],
    msg`Nothing was changed: this is the only active access with the role Administrator. Without it nobody could manage bank employees any more. Please give the role to somebody else first.`,
  ),
} satisfies Sentences<StatusOf<BankEmployeesPort['update']>>

/** The login page shows it to employees who have deactivated their own access. */
export const ownAccessEnds = msg`You have deactivated your own access, so you are signed out. Another employee with the role Administrator can activate it again.`

type AddProps = { port: BankEmployeesPort; opened: boolean; onClose: (added?: { id: string }) => void }

/** A new employee is active (R565, R581, R583). */
export function AddEmployeeModal({ port, opened, onClose }: AddProps) {
  const { t, i18n } = useLingui()
  return (
    <ModalForm
      title={t`Add bank employee`}
      opened={opened}
      onClose={onClose}
      command={port.add}
      sentences={addSentences}
      schema={loadAddSchema}
      defaultValues={{ email: '', firstName: '', lastName: '', roles: [] }}
      submitLabel={t({ message: 'Add', context: 'a new record' })}
      success={msg`Bank employee added. They will get an e-mail with the next steps.`}
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

type EditProps = {
  port: BankEmployeesPort
  employee: BankEmployee
  opened: boolean
  onOpen: () => void
  onClose: () => void
}

const toFormValues = ({ roles, active }: BankEmployee): UpdateBankEmployeeRequest => ({ roles, active })

/** The button of a row with its modal: roles and access; name and e-mail address cannot be changed (A13). */
export function EditEmployee({ port, employee, opened, onOpen, onClose }: EditProps) {
  const { t, i18n } = useLingui()
  const { email, firstName, lastName } = employee
  const isOwn = port.isOwn?.(employee) === true
  return (
    <>
      <IconButton
        title={t`Edit`}
        label={t`Edit ${firstName} ${lastName}`}
        onClick={onOpen}
        icon={<IconPencil size={20} aria-hidden />}
      />
      <ChangeModal
        title={t`Edit bank employee`}
        opened={opened}
        onClose={onClose}
        change={withLogoutMessage(port.update, (sent) => (isOwn && !sent.active ? ownAccessEnds : undefined))}
        record={employee}
        values={toFormValues}
        sentences={editSentences}
        schema={loadEditSchema}
        submitLabel={t`Save`}
        success={msg`Bank employee updated.`}
        onlyChanged
      >
        {(control) => (
          <>
            <div>
              <Text fw={600}>
                {firstName} {lastName}
              </Text>
              <Text c="dimmed" style={{ overflowWrap: 'anywhere' }}>
                {email}
              </Text>
            </div>
            <CheckboxGroupField control={control} name="roles" label={t`Roles`} options={roleOptions(i18n)} />
            <CheckboxField
              control={control}
              name="active"
              label={t`Active`}
              description={
                isOwn
                  ? t`This is your own access. If you deactivate it, you are signed out at once and can no longer sign in. Another employee with the role Administrator can activate it again.`
                  : t`Anyone who is not active is signed out and can no longer sign in. You can activate the access again here.`
              }
            />
          </>
        )}
      </ChangeModal>
    </>
  )
}
