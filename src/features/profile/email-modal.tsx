import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Profile } from '#generated/model/profile.ts'
import type { TanCreated } from '#generated/model/tan-created.ts'
import { ChangeModal, ModalForm } from '#src/shared/form/shell/modal-form.tsx'
import { EmailAddressFields } from './email-address-fields.tsx'
import { EmailCodeFields } from './email-code-fields.tsx'
import type { ProfilePort } from './profile-port.ts'
import { changeEmailSentences, requestCodeSentences } from './profile-sentences.ts'

type Props = { port: ProfilePort; profile: Profile; opened: boolean; onClose: () => void }

/** Where a code was sent, until when no other one can be requested (milliseconds since 1970), and whether it was used. */
type SentCode = { email: string; waitUntil: number; used?: boolean }

const addressSchema = () => import('./profile-schemas.ts').then((schemas) => schemas.emailSchema)
const codeSchema = () => import('./profile-schemas.ts').then((schemas) => schemas.emailCodeSchema)

/** The new address first, then the code that came to it; closing the modal in between loses neither (R132). */
export function EmailModal({ port, profile, opened, onClose }: Props) {
  const { t } = useLingui()
  const [sent, setSent] = useState<SentCode>()
  const onSent = (email: string, code: TanCreated) =>
    setSent({ email, waitUntil: Date.parse(code.nextRequestPossibleAt) })
  const modal = { title: t`Change e-mail address`, opened, onClose }
  // While the modal closes it still shows what was done.
  if (sent === undefined || (sent.used === true && opened)) {
    return (
      <ModalForm
        {...modal}
        step="address"
        keepOpen
        command={port.requestEmailCode}
        sentences={requestCodeSentences}
        schema={addressSchema}
        defaultValues={{ email: '', emailConfirm: '' }}
        messages={{ emailsDiffer: msg`The two e-mail addresses are not the same.` }}
        submitLabel={t`Request code`}
        onDone={(code, { email }) => onSent(email, code)}
      >
        {(control) => <EmailAddressFields control={control} />}
      </ModalForm>
    )
  }
  return (
    <ChangeModal
      {...modal}
      step="code"
      change={port.changeEmail}
      record={profile}
      startsWith={{ email: sent.email, tanToken: '' }}
      beside={({ email }) => ({ email })}
      sentences={changeEmailSentences}
      schema={codeSchema}
      submitLabel={t`Change e-mail address`}
      success={msg`Your e-mail address is changed. Please sign in with it from now on.`}
      onDone={() => setSent({ ...sent, used: true })}
    >
      {(control) => (
        <EmailCodeFields
          control={control}
          command={port.requestEmailCode}
          {...sent}
          onSent={onSent}
          onOther={() => setSent(undefined)}
        />
      )}
    </ChangeModal>
  )
}
