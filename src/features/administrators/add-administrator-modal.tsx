import { msg } from '@lingui/core/macro'
import { Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { ModalForm } from '#src/shared/form/shell/modal-form.tsx'
import { AdministratorFields } from './administrator-fields.tsx'
import { addSentences } from './administrators-sentences.ts'
import type { AdministratorsPort } from './administrators-port.ts'

type Props = { port: AdministratorsPort; opened: boolean; onClose: (added?: { id: string }) => void }

const loadSchema = async () =>
  (await import('#generated/model/create-business-admin-request.ts')).CreateBusinessAdminRequest

export function AddAdministratorModal({ port, opened, onClose }: Props) {
  const { t } = useLingui()
  return (
    <ModalForm
      title={t`Add administrator`}
      opened={opened}
      onClose={onClose}
      command={port.add}
      sentences={addSentences}
      schema={loadSchema}
      defaultValues={{ email: '', firstName: '', lastName: '' }}
      submitLabel={t({ message: 'Add', context: 'a new record' })}
      success={msg`The administrator is added and gets an e-mail with the next steps.`}
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
