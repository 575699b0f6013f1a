/** The form for a new fee or credit: values, schema, sentences for refusals and fields. */
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useController, useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { monthlyCreditLimit } from '#generated/model/constants.ts'
import { CreateBusinessFeeRequest } from '#generated/model/create-business-fee-request.ts'
import { createBusinessFeeRequestRules } from '#generated/model/create-business-fee-request-rules.ts'
import { CreatePrivateFeeRequest } from '#generated/model/create-private-fee-request.ts'
import { createPrivateFeeRequestRules } from '#generated/model/create-private-fee-request-rules.ts'
import type { Fee } from '#generated/model/fee.ts'
import type { FeeItemType } from '#generated/model/fee-item-type.ts'
import type { FeeList } from '#generated/model/fee-list.ts'
import type { FeeProduct } from '#generated/model/fee-product.ts'
import { viennaToday, formatDate, formatMonth } from '#src/shared/format/day.ts'
import { DateField } from '#src/shared/form/fields/date-field.tsx'
import { FieldRow } from '#src/shared/form/fields/field-groups.tsx'
import { SelectField } from '#src/shared/form/fields/select-field.tsx'
import { TextField } from '#src/shared/form/fields/text-field.tsx'
import { NumberField } from '#src/shared/form/fields/typed-fields.tsx'
import type { FormControl } from '#src/shared/form/fields/use-bound-field.ts'
import { contractRules } from '#src/shared/form/rules/contract-rules.ts'
import { ModalForm } from '#src/shared/form/shell/modal-form.tsx'
import { formatEuros } from '#src/shared/format/numbers.ts'
import { labelOf } from '#src/shared/i18n/label-of.ts'
import { aboutFields, type Sentences } from '#src/shared/problem/problem-message.ts'
import type { Query, StatusOf } from '#src/shared/query/port.ts'
import { useFreshQueryOnOpen } from '#src/shared/query/use-fresh-query-on-open.ts'
import { FieldsSkeleton } from '#src/shared/form/shell/fields-skeleton.tsx'
import {
  applySign,
  businessItemTypeLabels,
  creditLeft,
  earliestStart,
  isCredit,
  isMonthly,
  isOneTimeCredit,
  itemTypeLabels,
  privateItemTypeLabels,
  productName,
} from './fee-types.ts'
import type { BusinessFeesPort, PrivateFeesPort } from './fees-port.ts'

/** The values of the form. */
type FeeValues = {
  /** Private customers only. */
  productId?: string | null
  itemType: FeeItemType | null
  amount: number | null
  /** Days are YYYY-MM-DD. */
  startDate: string
  plannedEndDate: string
  transactionText: string
}

type FeeControl = FormControl<FeeValues>

const emptyFee: FeeValues = {
  itemType: null,
  amount: null,
  startDate: '',
  plannedEndDate: '',
  transactionText: '',
}

/** Sets the sign of the amount: a form that is submitted with Enter was not left through the field, which sets it (A89). */
const setSign = <TEntries extends Partial<Pick<FeeValues, 'itemType' | 'amount'>>>() =>
  z.transform((entries: TEntries): TEntries => {
    const { itemType, amount } = entries
    return itemType && typeof amount === 'number' ? { ...entries, amount: applySign(itemType, amount) } : entries
  })

const privateFee = z.pipe(
  setSign<CreatePrivateFeeRequest>(),
  CreatePrivateFeeRequest.check(...contractRules(createPrivateFeeRequestRules)),
)
const businessFee = z.pipe(
  setSign<CreateBusinessFeeRequest>(),
  CreateBusinessFeeRequest.check(...contractRules(createBusinessFeeRequestRules)),
)

const limit = formatEuros(monthlyCreditLimit)

const sentences = {
  465: aboutFields(
    ['amount', 'startDate', 'itemType'],
    msg`Nothing was added: one-time credits may add up to at most ${limit} a month, and this one would exceed that. Please enter a smaller amount or a start in another month.`,
  ),
} satisfies Sentences<StatusOf<PrivateFeesPort['add'] | BusinessFeesPort['add']>>

type Props<TPort> = { port: TPort; opened: boolean; onClose: (added?: Fee) => void }

/** Adds a fee or credit of one of the customer's products (R418). */
export function AddPrivateFeeModal({ port, ...modal }: Props<PrivateFeesPort>) {
  const labels = useLabels()
  const loaded = useFreshQueryOnOpen(port.products(), modal.opened)
  const products = loaded.data?.products ?? []
  return (
    <ModalForm
      {...modal}
      {...labels}
      command={port.add}
      schema={async () => privateFee}
      sentences={sentences}
      defaultValues={{ productId: onlyActiveProduct(products), ...emptyFee }}
      placeholder={loaded.data === undefined && <FieldsSkeleton queries={[loaded]} fields={6} />}
    >
      {(control) => (
        <FeeFields control={control} fees={port.fees()} itemTypes={privateItemTypeLabels}>
          <ProductField control={control} products={products} />
        </FeeFields>
      )}
    </ModalForm>
  )
}

/** The product that the fee is for unless the person chooses another one; null when several are active, or none. */
function onlyActiveProduct(products: readonly FeeProduct[]): string | null {
  const [active, ...others] = products.filter(({ isActive }) => isActive)
  return active === undefined || others.length > 0 ? null : active.productId
}

/** Adds a fee or credit of a company. */
export function AddBusinessFeeModal({ port, ...modal }: Props<BusinessFeesPort>) {
  const labels = useLabels()
  return (
    <ModalForm
      {...modal}
      {...labels}
      command={port.add}
      schema={async () => businessFee}
      sentences={sentences}
      defaultValues={emptyFee}
    >
      {(control) => <FeeFields control={control} fees={port.fees()} itemTypes={businessItemTypeLabels} />}
    </ModalForm>
  )
}

function useLabels() {
  const { t } = useLingui()
  return {
    title: t`Add fee or credit`,
    submitLabel: t`Create`,
    success: msg`Fee or credit added.`,
  }
}

type FieldsProps = {
  control: FeeControl
  /** The fees of the customer, which the page shows. */
  fees: Query<FeeList>
  /** The options of the type, in this order. */
  itemTypes: Partial<Record<FeeItemType, MessageDescriptor>>
  /** Fields between the type and the amount. */
  children?: ReactNode
}

/** The fields of a new fee or credit; its type decides about sign, days and text (R599 to R617). */
function FeeFields({ control, fees, itemTypes, children }: FieldsProps) {
  const { t, i18n } = useLingui()
  const type = useWatch({ control, name: 'itemType' })
  const amount = useController({ control, name: 'amount' }).field
  const start = useController({ control, name: 'startDate' }).field
  const end = useController({ control, name: 'plannedEndDate' }).field
  const text = useController({ control, name: 'transactionText' }).field
  const options = Object.entries(itemTypes).map(([value, label]) => ({ value, label: i18n._(label) }))
  const defaultText = (itemType: FeeItemType | null) =>
    itemType === null ? '' : labelOf(i18n, itemTypeLabels, itemType)
  const defaultStart = (itemType: FeeItemType | null) =>
    itemType === null ? '' : earliestStart(itemType, viennaToday())

  const updateDependentFields = (next: FeeItemType) => {
    if (typeof amount.value === 'number') amount.onChange(applySign(next, amount.value))
    if (!isMonthly(next)) end.onChange('')
    // Replaces the default text and start of the previous type, but nothing that the person entered (R617).
    if (text.value === defaultText(type)) text.onChange(defaultText(next))
    if (start.value === defaultStart(type)) start.onChange(defaultStart(next))
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
        onChosen={(next) => updateDependentFields(next as FeeItemType)}
      />
      {children}
      <NumberField
        control={control}
        name="amount"
        label={t`Amount in euros`}
        decimals={2}
        negative
        {...(type !== null && {
          description: isCredit(type) ? (
            <>
              <Trans>A credit: the minus sign is added for you.</Trans>{' '}
              {isOneTimeCredit(type) && <CreditLeft fees={fees} startDate={start.value as string} />}
            </>
          ) : (
            t`A fee: the amount is greater than zero.`
          ),
          adjust: (typed: number) => applySign(type, typed),
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
              ? t`The first day of a month, from ${formatDate(earliest)}.`
              : t`On ${formatDate(earliest)} or later.`,
          })}
        />
        <DateField
          control={control}
          name="plannedEndDate"
          label={t`Planned end`}
          description={
            type !== null && !monthly
              ? t`One-time fees and credits have no end.`
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
        description={t`This text appears on the bill.`}
        autoComplete="off"
      />
    </>
  )
}

/** What is left for one-time credits in the month of the start, by the fees that the page shows. */
function CreditLeft({ fees, startDate }: { fees: Query<FeeList>; startDate: string }) {
  const { i18n } = useLingui()
  const { data } = useQuery(fees)
  const month = startDate.slice(0, 'YYYY-MM'.length)
  const monthName = formatMonth(month, i18n.locale)
  if (data === undefined || monthName === month) return null // not loaded, or no day
  const left = formatEuros(creditLeft(data.results, month))
  return (
    <Trans>
      {left} is left for one-time credits in {monthName}.
    </Trans>
  )
}

/** Selects one of the customer's products, active ones first; the others with their day of activation (R600, A95). */
function ProductField({ control, products }: { control: FeeControl; products: readonly FeeProduct[] }) {
  const { t } = useLingui()
  const options = products
    .toSorted((one, other) => Number(other.isActive) - Number(one.isActive))
    .map(({ productId, productType, isActive, activationDate }) => {
      const name = productName(productType)
      return {
        value: productId,
        label: isActive ? name : t`${name}, activated on ${formatDate(activationDate)}, inactive`,
      }
    })
  return <SelectField control={control} name="productId" label={t`Product`} options={options} />
}
