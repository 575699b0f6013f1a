import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { CallNumberField } from '#src/shared/form/fields/typed-fields.tsx'
import { ChangeForm } from '#src/shared/form/shell/change-form.tsx'
import { aboutFields, type Sentences } from '#src/shared/problem/problem-message.ts'
import { type StatusOf, withoutEtag } from '#src/shared/query/port.ts'
import { FormCard, FormCardSkeleton } from '#src/shared/ui/cards.tsx'
import { Section } from '#src/shared/ui/section.tsx'
import type { CallNumberPortWithoutCode } from './call-number-port.ts'

/** The mobile number of a customer, which bank employees change without a code. */
export function CallNumberTab({ port }: { port: CallNumberPortWithoutCode }) {
  const { t } = useLingui()
  return (
    <Section skeleton={<FormCardSkeleton fields={1} />}>
      <FormCard
        title={t`Phone number`}
        context={t`The customer pays with this number. The change takes effect at once, without a code.`}
      >
        <NumberForm port={port} />
      </FormCard>
    </Section>
  )
}

const loadSchema = () =>
  import('#generated/model/replace-call-number-request.ts').then((model) => model.ReplaceCallNumberRequest)

const sentences = {
  409: aboutFields(['callNumber'], msg`This phone number is already in use. Please check it or enter another one.`),
} satisfies Sentences<StatusOf<CallNumberPortWithoutCode['changeCallNumber']>>

function NumberForm({ port }: { port: CallNumberPortWithoutCode }) {
  const { t } = useLingui()
  const { data: number } = useSuspenseQuery(port.callNumber())
  return (
    <ChangeForm
      change={port.changeCallNumber}
      record={number}
      values={withoutEtag}
      sentences={sentences}
      schema={loadSchema}
      submitLabel={t`Save`}
      success={msg`Phone number changed.`}
      onlyChanged
    >
      {(control) => <CallNumberField control={control} name="callNumber" label={t`Phone number`} />}
    </ChangeForm>
  )
}
