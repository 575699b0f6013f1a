import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { FormCard, FormCardSkeleton } from '#src/shared/ui/cards.tsx'
import { Section } from '#src/shared/ui/section.tsx'
import type { CallNumberPort } from './call-number-port.ts'
import { NumberWithCode } from './number-with-code.tsx'
import { NumberWithoutCode } from './number-without-code.tsx'
import { ownNumber } from './words-to-customer.ts'

/** The mobile number of one customer, to be changed by the customer with a code and by bank staff without one. */
export function CallNumberTab({ port }: { port: CallNumberPort }) {
  const { i18n, t } = useLingui()
  const context =
    port.requestCode === undefined
      ? t`The customer pays with this number. It is changed at once, without a code.`
      : i18n._(ownNumber)
  return (
    <Section skeleton={<FormCardSkeleton fields={1} />}>
      <FormCard title={t`Phone number`} context={context}>
        <CallNumber port={port} />
      </FormCard>
    </Section>
  )
}

function CallNumber({ port }: { port: CallNumberPort }) {
  const { data: number } = useSuspenseQuery(port.callNumber())
  return port.requestCode === undefined ? (
    <NumberWithoutCode port={port} number={number} />
  ) : (
    <NumberWithCode port={port} stored={number} />
  )
}
