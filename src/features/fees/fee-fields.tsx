import { useLingui } from '@lingui/react/macro'
import type { MessageDescriptor } from '@lingui/core'
import type { ReactNode } from 'react'
import { useController, useWatch } from 'react-hook-form'
import type { FeeItemType } from '#generated/model/fee-item-type.ts'
import { DateField } from '#src/shared/form/fields/date-field.tsx'
import { FieldRow } from '#src/shared/form/fields/field-groups.tsx'
import { NumberField } from '#src/shared/form/fields/typed-fields.tsx'
import { SelectField } from '#src/shared/form/fields/select-field.tsx'
import { TextField } from '#src/shared/form/fields/text-field.tsx'
import { viennaToday } from '#src/shared/day/vienna-day.ts'
import { formatDate } from '#src/shared/format/date.ts'
import { labelOf } from '#src/shared/i18n/label-of.ts'
import { earliestStart, isCredit, isMonthly, signed } from './fee-rules.ts'
import type { FeeControl } from './fee-values.ts'
import { itemTypes as allItemTypes } from './fee-labels.ts'

type Props = {
  control: FeeControl
  /** What can be chosen, in this order. */
  itemTypes: Partial<Record<FeeItemType, MessageDescriptor>>
  /** What stands after the type. */
  children?: ReactNode
}

/** What a new fee or credit is; its type decides about sign, days and text (R599 to R617). */
export function FeeFields({ control, itemTypes, children }: Props) {
  const { t, i18n } = useLingui()
  const type = useWatch({ control, name: 'itemType' })
  const amount = useController({ control, name: 'amount' }).field
  const end = useController({ control, name: 'plannedEndDate' }).field
  const text = useController({ control, name: 'transactionText' }).field
  const options = Object.entries(itemTypes).map(([value, word]) => ({ value, label: i18n._(word) }))
  const textOf = (one: FeeItemType | null) => (one === null ? '' : labelOf(i18n, allItemTypes, one))

  const follow = (next: FeeItemType) => {
    if (typeof amount.value === 'number') amount.onChange(signed(next, amount.value))
    if (!isMonthly(next)) end.onChange('')
    // What the person wrote stays; what another type filled in does not (R617).
    if (text.value === textOf(type)) text.onChange(textOf(next))
  }
  const earliest = type === null ? undefined : earliestStart(type, viennaToday())
  const monthly = type !== null && isMonthly(type)
  return (
    <>
      <SelectField
        control={control}
        name="itemType"
        label={t`Type`}
        options={options}
        revalidates={['amount', 'startDate', 'plannedEndDate']}
        onChosen={(next) => follow(next as FeeItemType)}
      />
      {children}
      <NumberField
        control={control}
        name="amount"
        label={t`Amount in euros`}
        decimals={2}
        negative
        {...(type !== null && {
          description: isCredit(type) ? t`A credit; the minus sign is set for you.` : t`A fee; it is above zero.`,
          adjust: (typed: number) => signed(type, typed),
        })}
      />
      <FieldRow>
        <DateField
          control={control}
          name="startDate"
          label={t`Start`}
          revalidates={['plannedEndDate']}
          {...(earliest !== undefined && {
            min: earliest,
            description: monthly
              ? t`The first day of a month, from ${formatDate(earliest)} on.`
              : t`On ${formatDate(earliest)} or later.`,
          })}
        />
        <DateField
          control={control}
          name="plannedEndDate"
          label={t`Planned end`}
          description={
            type !== null && !monthly
              ? t`What is billed once has no end.`
              : t`The last day of a month. Leave it empty for no end.`
          }
          optional
          disabled={type !== null && !monthly}
        />
      </FieldRow>
      <TextField
        control={control}
        name="transactionText"
        label={t`Text on the bill`}
        description={t`The customer reads it on the bill.`}
        autoComplete="off"
      />
    </>
  )
}
