import { useLingui } from '@lingui/react/macro'
import { Actions, FormFrame, PlainSubmit } from '#src/shared/form/shell/form-frame.tsx'
import { TextEntry } from '#src/shared/form/fields/text-entry.tsx'
import type { LoginPort, Person } from './login-port.ts'
import { checkEmailSentences } from './login-sentences.ts'
import { useEmailForm } from './use-email-form.ts'

type Props = {
  port: LoginPort
  onKnown: (person: Person) => void
  onPasswordMissing: (person: Person) => void
}

/** Step 1 asks for the e-mail address only, and for the customer number once the server wants it (R107 to R110). */
export function EmailStep(props: Props) {
  const { t } = useLingui()
  const { bind, frame, entry, numberAsked } = useEmailForm(props)
  return (
    <form {...bind}>
      <FormFrame
        form={frame}
        sentences={checkEmailSentences}
        fields={
          <>
            <TextEntry {...entry('email', t`E-mail address`)} kind="email" autoComplete="username" autoFocus />
            {numberAsked && (
              <TextEntry
                {...entry('customerNumber', t`Customer number`)}
                description={t`Several customers use this e-mail address. You find the number on every bill.`}
                kind="digits"
                autoComplete="off"
                autoFocus
              />
            )}
          </>
        }
        actions={
          <Actions>
            <PlainSubmit label={t`Next`} pending={frame.pending} />
          </Actions>
        }
      />
    </form>
  )
}
