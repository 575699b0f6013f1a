import { useLingui } from '@lingui/react/macro'
import type { FieldValues } from 'react-hook-form'
import { CalendarButton } from '../days/calendar-button.tsx'
import { parseDayInput } from '../../format/days/day-arithmetic.ts'
import { maxDay } from '../../format/calendar-day.ts'
import { formatDate } from '../../format/day.ts'
import { TypedField } from './typed-fields.tsx'
import type { FieldProps } from './use-bound-field.ts'

type Props<TValues extends FieldValues> = FieldProps<TValues> & {
  /** First and last day that the calendar offers, YYYY-MM-DD; the schema has the same bounds (minDate, maxDate). */
  min?: string
  max?: string
  /** `bday` for the person's own date of birth. */
  autoComplete?: string
  autoFocus?: boolean
  /** Another entry makes this field irrelevant; the caller also empties it. */
  disabled?: boolean
}

/** A day, typed as 03.04.2026 or 3.4.26 or picked from a calendar; its value is YYYY-MM-DD, or empty text. */
export function DateField<TValues extends FieldValues>({ min, max = maxDay, ...props }: Props<TValues>) {
  const { t } = useLingui()
  return (
    <TypedField
      placeholder={t`DD.MM.YYYY`}
      {...props}
      read={(text) => parseDayInput(text, max)}
      show={(value) => (typeof value === 'string' ? formatDate(value) : '')}
      unreadable="date"
      renderTool={(value, pick) =>
        props.readOnly !== true &&
        props.disabled !== true && (
          <CalendarButton label={props.label} value={value} min={min} max={max} onPick={pick} />
        )
      }
    />
  )
}
