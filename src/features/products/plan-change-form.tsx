/** Plans a change of tier; loaded after the page, since it stands below the fold. */
import { Text } from '@mantine/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import * as z from 'zod/mini'
import { Day } from '#generated/model/day.ts'
import { ProductChangeRequest } from '#generated/model/product-change-request.ts'
import { startOfMonth } from '#src/shared/format/days/day-arithmetic.ts'
import { formatDayInWords, viennaToday, formatDate } from '#src/shared/format/day.ts'
import { DateField } from '#src/shared/form/fields/date-field.tsx'
import { maxDate, minDate } from '#src/shared/form/rules/date-rules.ts'
import { PageForm } from '#src/shared/form/shell/page-form.tsx'
import { formatEuros } from '#src/shared/format/numbers.ts'
import { aboutFields, aboutForm, type Sentences } from '#src/shared/problem/problem-message.ts'
import type { StatusOf } from '#src/shared/query/port.ts'
import { focusTitleIfFocusLost } from '#src/shared/ui/restore-focus.ts'
import type { Tier } from './product-state.ts'
import type { ProductsPort } from './products-port.ts'

const sentences = {
  412: aboutForm(
    msg`The plan cannot be changed at the moment: the product is locked or has ended, or a change is already planned. The page now shows the current status.`,
  ),
  460: aboutForm(msg`The plan was already changed today. Another change is only possible tomorrow.`),
  461: aboutFields(['activationDate'], msg`The product will already have ended by then. Please choose an earlier day.`),
} satisfies Sentences<StatusOf<ProductsPort['planChange']>>

/** Not before the earliest day that the bank names, nor after a planned end (R199 to R201, A46). */
const changeSchema = (earliest: string, latest: string | undefined) =>
  z.extend(ProductChangeRequest, { activationDate: Day.check(minDate(earliest), maxDate(latest)) })

type FormProps = {
  command: ProductsPort['planChange']
  /** The other tier, the only one to change to (R119). */
  tier: Tier
  /** YYYY-MM-DD; from the bank (A46). */
  earliest: string
  /** YYYY-MM-DD; the planned end of the product. */
  latest: string | undefined
}

/** Plans the change to the other tier for a day (R120). */
export function PlanChangeForm({ command, tier, earliest, latest }: FormProps) {
  const { t, i18n } = useLingui()
  /** When the other plan can be chosen again: Premium is left at the start of a month (A81). Never once the product has ended. */
  const reversalOf = () => {
    const day = startOfMonth(viennaToday(), 1)
    if (latest !== undefined && latest < day) return {}
    return {
      reversal:
        tier.type === 'Premium'
          ? t`It can be changed back from ${formatDayInWords(day, i18n.locale)}.`
          : t`It can be changed back from tomorrow.`,
    }
  }
  // The planned change replaces this form, and with it the button that had the focus.
  useEffect(() => focusTitleIfFocusLost, [])
  return (
    <PageForm
      command={command}
      sentences={sentences}
      schema={async () => changeSchema(earliest, latest)}
      defaultValues={{ activationDate: earliest, productType: tier.type }}
      submitLabel={t`Change to ${tier.type}`}
      final={({ activationDate }) =>
        activationDate === viennaToday() && tier.cost > 0
          ? {
              confirmLabel: t`Change with obligation to pay`,
              ...reversalOf(),
              facts: [
                { label: t`New plan`, value: t`${tier.type}, from today, ${formatDate(activationDate)}` },
                { label: t`Price`, value: t`${formatEuros(tier.cost)} per month` },
                { label: t`Monthly limit`, value: formatEuros(tier.limit) },
              ],
            }
          : undefined
      }
      success={({ activationDate: day }) =>
        day === viennaToday()
          ? msg`${tier.type} applies from today.`
          : msg`${tier.type} begins on ${formatDayInWords(day, i18n.locale)}.`
      }
    >
      {(control) => (
        <>
          <DateField
            control={control}
            name="activationDate"
            label={t`Day of the change`}
            description={
              latest === undefined
                ? t`The earliest day is ${formatDate(earliest)}.`
                : t`From ${formatDate(earliest)} to ${formatDate(latest)}.`
            }
            min={earliest}
            {...(latest !== undefined && { max: latest })}
          />
          <Text size="sm" c="dimmed">
            <Trans>The plan can be changed once a day.</Trans>
          </Text>
        </>
      )}
    </PageForm>
  )
}
