import { useLingui } from '@lingui/react/macro'
import type { FieldValues } from 'react-hook-form'
import { formatCallNumber } from '../../format/call-number.ts'
import { normalizeCallNumber } from '../../format/call-number-input.ts'
import { TypedField } from './typed-field.tsx'
import type { FieldProps } from './use-bound-field.ts'

const show = (value: unknown): string => (typeof value === 'string' ? value : '')

type Props<TValues extends FieldValues> = FieldProps<TValues> & {
  autoFocus?: boolean
  /** Where people enter a number of their own; bank staff enter that of somebody else. */
  autoComplete?: 'tel-national'
}

/** An Austrian mobile number behind its fixed +43 (R184), as it is or as it was copied from an address book (R185). */
export function CallNumberField<TValues extends FieldValues>(props: Props<TValues>) {
  const { t } = useLingui()
  return (
    <TypedField
      description={t`Without the leading zero, for example 664 1234567.`}
      {...props}
      read={normalizeCallNumber}
      show={show}
      say={(value) => (typeof value === 'string' && value !== '' ? formatCallNumber(value) : '')}
      inputMode="tel"
      leftSection="+43"
      leftSectionWidth={56}
    />
  )
}
