import { useLingui } from '@lingui/react/macro'
import type { FieldValues } from 'react-hook-form'
import { readCallNumber } from './call-number-text.ts'
import { TypedField } from './typed-field.tsx'
import type { FieldProps } from './use-bound-field.ts'

const show = (value: unknown): string => (typeof value === 'string' ? value : '')

/** An Austrian mobile number behind its fixed +43 (R184), as it is or as it was copied from an address book (R185). */
export function CallNumberField<TValues extends FieldValues>(props: FieldProps<TValues> & { autoFocus?: boolean }) {
  const { t } = useLingui()
  return (
    <TypedField
      description={t`Without the leading zero, for example 664 1234567.`}
      {...props}
      read={readCallNumber}
      show={show}
      inputMode="tel"
      autoComplete="tel-national"
      leftSection="+43"
      leftSectionWidth={56}
    />
  )
}
