import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Text } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import type { UpdateBankEmployeeRequest } from '#generated/model/update-bank-employee-request.ts'
import type { BankEmployee } from '#generated/model/bank-employee.ts'
import { IconButton } from '#src/shared/elements/icon-button.tsx'
import { withLogoutMessage } from '#src/shared/query/logout-message.ts'
import { CheckboxField, CheckboxGroupField } from '#src/shared/form/fields/checkbox-field.tsx'
import { ChangeModal } from '#src/shared/form/shell/modal-form.tsx'
import type { BankEmployeesPort } from './bank-employees-port.ts'
import { ownAccessEnds, updateSentences } from './employee-sentences.ts'
import { roleOptions } from './role-labels.ts'

type Props = {
  port: BankEmployeesPort
  employee: BankEmployee
  opened: boolean
  onOpen: () => void
  onClose: () => void
}

const loadSchema = async () =>
  (await import('#generated/model/update-bank-employee-request.ts')).UpdateBankEmployeeRequest

const valuesOf = ({ roles, active }: BankEmployee): UpdateBankEmployeeRequest => ({ roles, active })

/** The button of a row and its modal: roles and access change, name and e-mail address stay (A13). */
export function EditEmployee({ port, employee, opened, onOpen, onClose }: Props) {
  const { t, i18n } = useLingui()
  const { email, firstName, lastName, active } = employee
  const isOwn = port.isOwn?.(employee) === true
  return (
    <>
      <IconButton
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
        values={valuesOf}
        sentences={updateSentences}
        schema={loadSchema}
        submitLabel={t`Save`}
        danger={(values) => active && values.active === false}
        success={msg`The bank employee is updated.`}
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
                  ? t`This is your own access: without it you are signed out at once and cannot sign in any more.`
                  : t`Somebody who is not active is signed out and cannot sign in any more.`
              }
            />
          </>
        )}
      </ChangeModal>
    </>
  )
}
