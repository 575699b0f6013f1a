import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { CustomerCallNumber } from '#generated/model/customer-call-number.ts'
import { CallNumberField } from '#src/shared/form/fields/typed-fields.tsx'
import { ChangeForm } from '#src/shared/form/shell/change-form.tsx'
import { withoutEtag } from '#src/shared/query/port.ts'
import type { WithoutCode } from './call-number-port.ts'
import { changeSentences } from './call-number-sentences.ts'

type Props = { port: WithoutCode; number: CustomerCallNumber }

const schema = () => import('./call-number-schemas.ts').then((schemas) => schemas.numberSchema)

/** Changes the number at once. */
export function NumberWithoutCode({ port, number }: Props) {
  const { t } = useLingui()
  return (
    <ChangeForm
      change={port.changeCallNumber}
      record={number}
      values={withoutEtag}
      sentences={changeSentences}
      schema={schema}
      submitLabel={t`Save`}
      success={msg`The phone number is changed.`}
      onlyChanged
    >
      {(control) => <CallNumberField control={control} name="callNumber" label={t`Phone number`} />}
    </ChangeForm>
  )
}
