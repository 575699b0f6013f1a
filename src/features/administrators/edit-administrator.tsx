import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { IconPencil } from '@tabler/icons-react'
import type { UpdateBusinessAdminRequest } from '#generated/model/update-business-admin-request.ts'
import type { BusinessAdmin } from '#generated/model/business-admin.ts'
import { IconButton } from '#src/shared/elements/icon-button.tsx'
import { withLogoutMessage } from '#src/shared/query/logout-message.ts'
import { CheckboxField } from '#src/shared/form/fields/checkbox-field.tsx'
import { ChangeModal } from '#src/shared/form/shell/modal-form.tsx'
import { AdministratorFields } from './administrator-fields.tsx'
import { ownAccessEnds, updateSentences } from './administrators-sentences.ts'
import type { AdministratorsPort } from './administrators-port.ts'

type Props = {
  port: AdministratorsPort
  administrator: BusinessAdmin
  /** Nobody else of the company may sign in. */
  isLast: boolean
  opened: boolean
  onOpen: () => void
  onClose: () => void
}

const loadSchema = async () =>
  (await import('#generated/model/update-business-admin-request.ts')).UpdateBusinessAdminRequest

const valuesOf = ({ email, firstName, lastName, isActive }: BusinessAdmin): UpdateBusinessAdminRequest => ({
  email,
  firstName,
  lastName,
  isActive,
})

/** The button of a row and its modal: names, address, and whether the person may sign in (R541, R653). */
export function EditAdministrator({ port, administrator, isLast, opened, onOpen, onClose }: Props) {
  const { t } = useLingui()
  const { firstName, lastName, isActive } = administrator
  const isOwn = port.isOwn?.(administrator) === true
  return (
    <>
      <IconButton
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
        values={valuesOf}
        sentences={updateSentences}
        schema={loadSchema}
        submitLabel={t`Save`}
        danger={(values) => isActive && values.isActive === false}
        success={msg`The administrator is updated.`}
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
                  ? t`This is your own access: without it you are signed out at once and cannot sign in any more.`
                  : isLast
                    ? t`Nobody else is active: without this access nobody can sign in for the company any more, and only the bank can add somebody.`
                    : t`Somebody who is not active is signed out and cannot sign in any more.`
              }
            />
          </>
        )}
      </ChangeModal>
    </>
  )
}
