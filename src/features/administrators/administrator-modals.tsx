/** Adding and editing an administrator. */
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Anchor, Text } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { BusinessAdmin } from '#generated/model/business-admin.ts'
import type { UpdateBusinessAdminRequest } from '#generated/model/update-business-admin-request.ts'
import type { FormControl } from '#src/shared/form/fields/use-bound-field.ts'
import { IconButton } from '#src/shared/elements/icon-button.tsx'
import { CheckboxField } from '#src/shared/form/fields/checkbox-field.tsx'
import { PersonNameFields } from '#src/shared/form/fields/person-name-fields.tsx'
import { TextField } from '#src/shared/form/fields/text-field.tsx'
import { ChangeModal, ModalForm } from '#src/shared/form/shell/modal-form.tsx'
import { aboutFields, aboutForm, type Sentences } from '#src/shared/problem/problem-message.ts'
import { withLogoutMessage } from '#src/shared/query/logout-message.ts'
import type { StatusOf } from '#src/shared/query/port.ts'
import type { AdministratorsPort } from './administrators-port.ts'

const loadAddSchema = async () =>
  (await import('#generated/model/create-business-admin-request.ts')).CreateBusinessAdminRequest
const loadEditSchema = async () =>
  (await import('#generated/model/update-business-admin-request.ts')).UpdateBusinessAdminRequest

const addSentences = {
  409: aboutFields(
    ['email'],
    msg`Another administrator of this company already uses this e-mail address. Please enter a different one or edit the existing entry.`,
  ),
} satisfies Sentences<StatusOf<AdministratorsPort['add']>>

const editSentences = {
  409: aboutFields(
    ['email'],
    msg`Nothing was changed: another administrator of this company already uses this e-mail address. Please enter a different one.`,
  ),
  // The own address cannot be edited here, so it was changed somewhere else.
  460: aboutForm(
    msg`Nothing was changed: your e-mail address has changed in the meantime. Please reload this page and try again.`,
  ),
  461: aboutFields(
    ['isActive'],
    msg`Nothing was changed: nobody else is active, so nobody could manage the company any more. Please activate or add another administrator first.`,
  ),
} satisfies Sentences<StatusOf<AdministratorsPort['update']>>

/** The login page shows it to administrators who have deactivated their own access. */
export const ownAccessEnds = msg`You have deactivated your own access, so you are signed out. Another administrator or the bank can activate it again.`

type AddProps = { port: AdministratorsPort; opened: boolean; onClose: (added?: { id: string }) => void }

export function AddAdministratorModal({ port, opened, onClose }: AddProps) {
  const { t } = useLingui()
  return (
    <ModalForm
      title={t`Add administrator`}
      opened={opened}
      onClose={onClose}
      command={port.add}
      sentences={addSentences}
      schema={loadAddSchema}
      defaultValues={{ email: '', firstName: '', lastName: '' }}
      submitLabel={t({ message: 'Add', context: 'a new record' })}
      success={msg`Administrator added. They will get an e-mail with the next steps.`}
    >
      {(control) => (
        <>
          <Text size="sm" c="dimmed">
            <Trans>The person signs in with this e-mail address and chooses a password the first time.</Trans>
          </Text>
          <AdministratorFields control={control} />
        </>
      )}
    </ModalForm>
  )
}

type EditProps = {
  port: AdministratorsPort
  administrator: BusinessAdmin
  /** No other administrator of the company is active. */
  isLast: boolean
  opened: boolean
  onOpen: () => void
  onClose: () => void
}

const toFormValues = ({ email, firstName, lastName, isActive }: BusinessAdmin): UpdateBusinessAdminRequest => ({
  email,
  firstName,
  lastName,
  isActive,
})

/** The button of a row with its modal: e-mail address, names and access (R541, R653). */
export function EditAdministrator({ port, administrator, isLast, opened, onOpen, onClose }: EditProps) {
  const { t } = useLingui()
  const { firstName, lastName } = administrator
  const isOwn = port.isOwn?.(administrator) === true
  return (
    <>
      <IconButton
        title={t`Edit`}
        label={t`Edit ${firstName} ${lastName}`}
        onClick={onOpen}
        icon={<IconPencil size={20} aria-hidden />}
      />
      <ChangeModal
        title={t`Edit administrator`}
        opened={opened}
        onClose={onClose}
        change={withLogoutMessage(port.update, (sent) => (isOwn && !sent.isActive ? ownAccessEnds : undefined))}
        record={administrator}
        values={toFormValues}
        sentences={editSentences}
        schema={loadEditSchema}
        submitLabel={t`Save`}
        success={msg`Administrator updated.`}
        onlyChanged
      >
        {(control) => (
          <>
            <AdministratorFields control={control} profile={isOwn ? port.profile : undefined} />
            <CheckboxField
              control={control}
              name="isActive"
              label={t`Active`}
              description={
                isOwn
                  ? t`This is your own access. If you deactivate it, you are signed out at once and can no longer sign in. Another administrator or the bank can activate it again.`
                  : isLast
                    ? t`This is the only active access. Without it nobody can sign in for the company any more, and only the bank can activate somebody again.`
                    : t`Anyone who is not active is signed out and can no longer sign in. You can activate the access again here.`
              }
            />
          </>
        )}
      </ChangeModal>
    </>
  )
}

type Person = { email: string; firstName: string; lastName: string }

/** The fields of both forms (R651, R652). */
function AdministratorFields({
  control,
  ...props
}: {
  control: FormControl<Person>
  /** For the user's own account: the address is read-only here and changed in the profile. */
  profile?: AdministratorsPort['profile'] | undefined
}) {
  const { t } = useLingui()
  const email = { control, name: 'email', kind: 'email', label: t`E-mail address`, autoComplete: 'off' } as const
  return (
    <>
      {props.profile === undefined ? (
        <TextField {...email} />
      ) : (
        <div>
          <TextField
            {...email}
            readOnly
            description={t`You can change your own e-mail address in your profile. We will send a code to the new one.`}
          />
          <Anchor component={Link} to={props.profile} size="sm" display="inline-block" py={10}>
            <Trans>Change the e-mail address in the profile</Trans>
          </Anchor>
        </div>
      )}
      <PersonNameFields control={control} first="firstName" last="lastName" />
    </>
  )
}
