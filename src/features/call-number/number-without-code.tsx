import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { CallNumberField } from '#src/shared/form/fields/call-number-field.tsx'
import { PageForm } from '#src/shared/form/shell/page-form.tsx'
import type { WithoutCode } from './call-number-port.ts'
import { changeSentences } from './call-number-sentences.ts'

type Props = { port: WithoutCode; callNumber: string }

const schema = () => import('./call-number-schemas.ts').then((schemas) => schemas.numberSchema)

/** Changes the number at once. */
export function NumberWithoutCode({ port, callNumber }: Props) {
  const { t } = useLingui()
  return (
    <PageForm
      command={port.changeCallNumber}
      sentences={changeSentences}
      schema={schema}
      defaultValues={{ callNumber }}
      submitLabel={t`Save`}
      success={msg`The phone number is changed.`}
      onlyChanged
    >
      {(control) => <CallNumberField control={control} name="callNumber" label={t`Phone number`} />}
    </PageForm>
  )
}
