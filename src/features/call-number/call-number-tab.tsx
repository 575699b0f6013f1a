import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { CustomerCallNumber } from '#generated/model/customer-call-number.ts'
import { CallNumberField } from '#src/shared/form/fields/typed-fields.tsx'
import { ChangeForm } from '#src/shared/form/shell/change-form.tsx'
import type { Sentences } from '#src/shared/problem/problem-message.ts'
import { type StatusOf, withoutEtag } from '#src/shared/query/port.ts'
import { FormCard, FormCardSkeleton } from '#src/shared/ui/cards.tsx'
import { Section } from '#src/shared/ui/section.tsx'
import type { CallNumberPort, CallNumberPortWithoutCode } from './call-number-port.ts'
import { contextWithCode, loadNumberSchema, NumberFormWithCode } from './number-form-with-code.tsx'

/** The mobile number of one customer: customers change it with a code, bank employees without one. */
export function CallNumberTab({ port }: { port: CallNumberPort }) {
  const { i18n, t } = useLingui()
  const context =
    port.requestCode === undefined
      ? t`The customer pays with this number. The change takes effect at once, without a code.`
      : i18n._(contextWithCode)
  return (
    <Section skeleton={<FormCardSkeleton fields={1} />}>
      <FormCard title={t`Phone number`} context={context}>
        <NumberForm port={port} />
      </FormCard>
    </Section>
  )
}

function NumberForm({ port }: { port: CallNumberPort }) {
  const { data: number } = useSuspenseQuery(port.callNumber())
  return port.requestCode === undefined ? (
    <NumberFormWithoutCode port={port} number={number} />
  ) : (
    <NumberFormWithCode port={port} stored={number} />
  )
}

const sentences = {
  409: msg`This phone number is already in use. Please check it or enter another one.`,
} satisfies Sentences<StatusOf<CallNumberPortWithoutCode['changeCallNumber']>>

function NumberFormWithoutCode({ port, number }: { port: CallNumberPortWithoutCode; number: CustomerCallNumber }) {
  const { t } = useLingui()
  return (
    <ChangeForm
      change={port.changeCallNumber}
      record={number}
      values={withoutEtag}
      sentences={sentences}
      schema={loadNumberSchema}
      submitLabel={t`Save`}
      success={msg`Phone number changed.`}
      onlyChanged
    >
      {(control) => <CallNumberField control={control} name="callNumber" label={t`Phone number`} />}
    </ChangeForm>
  )
}
