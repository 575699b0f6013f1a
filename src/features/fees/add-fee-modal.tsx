import { Skeleton } from '@mantine/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Fee } from '#generated/model/fee.ts'
import { ModalForm } from '#src/shared/form/shell/modal-form.tsx'
import { Section } from '#src/shared/ui/section.tsx'
import { FeeFields } from './fee-fields.tsx'
import { emptyFee } from './fee-values.ts'
import { businessItemTypes, privateItemTypes } from './fee-labels.ts'
import { addSentences } from './fees-sentences.ts'
import type { BusinessFeesPort, PrivateFeesPort } from './fees-port.ts'
import { ProductField } from './product-field.tsx'

type Props<TPort> = { port: TPort; opened: boolean; onClose: (added?: Fee) => void }

const loadSchemas = () => import('./fee-schemas.ts')

/** R418; the product comes with the customer's own. */
export function AddPrivateFeeModal({ port, ...modal }: Props<PrivateFeesPort>) {
  const labels = useLabels()
  return (
    <ModalForm
      {...modal}
      {...labels}
      command={port.add}
      schema={() => loadSchemas().then(({ privateFee }) => privateFee)}
      defaultValues={{ productId: null, ...emptyFee }}
    >
      {(control) => (
        <FeeFields control={control} itemTypes={privateItemTypes}>
          <Section skeleton={<Skeleton height={72} />}>
            <ProductField control={control} query={port.products()} />
          </Section>
        </FeeFields>
      )}
    </ModalForm>
  )
}

/** The same for a company. */
export function AddBusinessFeeModal({ port, ...modal }: Props<BusinessFeesPort>) {
  const labels = useLabels()
  return (
    <ModalForm
      {...modal}
      {...labels}
      command={port.add}
      schema={() => loadSchemas().then(({ businessFee }) => businessFee)}
      defaultValues={emptyFee}
    >
      {(control) => <FeeFields control={control} itemTypes={businessItemTypes} />}
    </ModalForm>
  )
}

function useLabels() {
  const { t } = useLingui()
  return {
    title: t`Add fee or credit`,
    submitLabel: t`Create`,
    success: msg`The fee or credit is added.`,
    sentences: addSentences,
    onDone: () => {},
  }
}
