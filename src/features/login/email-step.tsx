import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { PageForm } from '#src/shared/form/page-form.tsx'
import { TextField } from '#src/shared/form/text-field.tsx'
import type { LoginPort, Person } from './login-port.ts'
import { checkEmailSentences } from './login-sentences.ts'

type Props = {
  port: LoginPort
  onKnown: (person: Person) => void
  onPasswordMissing: (person: Person) => void
}

const schema = () => import('./login-schemas.ts').then((schemas) => schemas.emailSchema)
const schemaWithNumber = () => import('./login-schemas.ts').then((schemas) => schemas.emailAndNumberSchema)

/** Step 1 asks for the e-mail address only, and for the customer number once the server wants it (R107 to R110). */
export function EmailStep({ port, onKnown, onPasswordMissing }: Props) {
  const { t } = useLingui()
  const [numberAsked, setNumberAsked] = useState(false)
  return (
    <PageForm
      command={port.checkEmail}
      sentences={checkEmailSentences}
      schema={numberAsked ? schemaWithNumber : schema}
      defaultValues={{ email: '', customerNumber: '' }}
      submitLabel={t`Next`}
      onDone={(_nothing, sent) => onKnown({ email: sent.email, customerNumber: sent.customerNumber ?? null })}
      onRefused={(error, sent) => {
        if (error.status === 462) onPasswordMissing({ email: sent.email, customerNumber: sent.customerNumber ?? null })
        else if (error.status === 463 && !numberAsked) setNumberAsked(true)
        else return false
        return true
      }}
    >
      {(control) => (
        <>
          <TextField
            control={control}
            name="email"
            label={t`E-mail address`}
            kind="email"
            autoComplete="username"
            autoFocus
          />
          {numberAsked && (
            <TextField
              control={control}
              name="customerNumber"
              label={t`Customer number`}
              description={t`Several customers use this e-mail address. You find the number on every bill.`}
              kind="digits"
              autoComplete="off"
              autoFocus
            />
          )}
        </>
      )}
    </PageForm>
  )
}
