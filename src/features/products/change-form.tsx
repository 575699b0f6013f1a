import { Text } from '@mantine/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import type { ProductChangeRequest } from '#generated/model/product-change-request.ts'
import { DateField } from '#src/shared/form/fields/date-field.tsx'
import { PageForm } from '#src/shared/form/shell/page-form.tsx'
import { formatDate } from '#src/shared/format/date.ts'
import { focusTitleWhenLost } from '#src/shared/ui/lost-focus.ts'
import type { StatusOf } from '#src/shared/query/port.ts'
import { changeSentences } from './change-sentences.ts'
import type { ProductsPort } from './products-port.ts'
import type { Tier } from './product-tiers.ts'

type Props = {
  command: ProductsPort['planChange']
  /** The other tier, the only one to change to (R119). */
  tier: Tier
  /** YYYY-MM-DD; the bank says it (A46). */
  earliest: string
  /** YYYY-MM-DD; the last day with the product, when an end is planned. */
  latest: string | undefined
}

/** Plans the change to the other tier for a day (R120). */
export function ChangeForm({ command, tier, earliest, latest }: Props) {
  const { t } = useLingui()
  // The planned change takes the place of this form, and the button that had the focus is gone with it.
  useEffect(() => focusTitleWhenLost, [])
  return (
    <PageForm<ProductChangeRequest, ProductChangeRequest, unknown, StatusOf<ProductsPort['planChange']>>
      command={command}
      sentences={changeSentences}
      schema={() => import('./change-schema.ts').then(({ changeSchema }) => changeSchema(earliest, latest))}
      defaultValues={{ activationDate: '', productType: tier.type }}
      submitLabel={t`Change to ${tier.type}`}
      success={msg`The change of tier is saved.`}
    >
      {(control) => (
        <>
          <DateField
            control={control}
            name="activationDate"
            label={t`Day of the change`}
            description={
              latest === undefined
                ? t`From ${formatDate(earliest)} on.`
                : t`From ${formatDate(earliest)} to ${formatDate(latest)}.`
            }
            min={earliest}
            {...(latest !== undefined && { max: latest })}
          />
          <Text size="sm" c="dimmed">
            <Trans>The tier can be changed once a day.</Trans>
          </Text>
        </>
      )}
    </PageForm>
  )
}
