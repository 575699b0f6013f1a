import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { formatMoney } from '../../format/money.ts'
import { readDecimal, showDecimal } from '../text/decimal-text.ts'
import { TypedField } from './typed-field.tsx'
import type { FieldProps } from './use-bound-field.ts'

type Props<TValues extends FieldValues> = FieldProps<TValues> & {
  /** Digits after the comma: 2 for an amount, 0 (the default) for a whole number. */
  decimals?: 0 | 2
  /** The number may be below 0; most phones offer the minus sign on their letters only. */
  negative?: boolean
  /** A last change of a number when the person leaves the field. */
  adjust?: (value: number) => number
  autoFocus?: boolean
  leftSection?: ReactNode
}

/** A number or an amount, typed with a comma (R331); its value is a number, null when it is empty. */
export function NumberField<TValues extends FieldValues>({ decimals = 0, negative, adjust, ...props }: Props<TValues>) {
  return (
    <TypedField
      {...props}
      read={readDecimal}
      show={(value) => showDecimal(value, decimals)}
      say={(value) => (decimals === 2 && typeof value === 'number' ? formatMoney(value) : showDecimal(value, decimals))}
      adjust={adjust && ((value) => (typeof value === 'number' ? adjust(value) : value))}
      unreadable={decimals === 0 ? 'numeric' : 'currency'}
      inputMode={negative === true ? 'text' : decimals === 0 ? 'numeric' : 'decimal'}
    />
  )
}
