import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { FeeProductList } from '#generated/model/fee-product-list.ts'
import { SelectField } from '#src/shared/form/fields/select-field.tsx'
import { formatDate } from '#src/shared/format/date.ts'
import type { Query } from '#src/shared/query/port.ts'
import type { FeeControl } from './fee-values.ts'
import { productName } from './fee-labels.ts'

/** The products of the customer, the active one first; the others say when they were activated (R600, A95). */
export function ProductField({ control, query }: { control: FeeControl; query: Query<FeeProductList> }) {
  const { t } = useLingui()
  const { products } = useSuspenseQuery(query).data
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
