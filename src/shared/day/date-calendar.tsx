import '@mantine/dates/styles.css'
import { useLingui } from '@lingui/react/macro'
import { DatePicker } from '@mantine/dates'
import 'dayjs/locale/de'
import { useEffect, useRef } from 'react'
import classes from './date-calendar.module.css'
import { viennaToday } from './vienna-day.ts'

type Props = {
  /** YYYY-MM-DD; anything else is what somebody is typing, and shows no day. */
  value: unknown
  min: string | undefined
  max: string
  onPick: (day: string) => void
}

const isDay = (value: unknown): value is string => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)

/** A month to pick a day from, in the language of the moment; it opens where the value is, else as near to today as allowed. */
export function DateCalendar({ value, min, max, onPick }: Props) {
  const { i18n, t } = useLingui()
  const chosen = isDay(value) ? value : null
  const today = viennaToday()
  const nearest = today > max ? max : min !== undefined && today < min ? min : today
  const opensAt = chosen ?? nearest
  const root = useRef<HTMLDivElement>(null)
  // Whoever opens it is at a day at once, also when its code came after the modal around it.
  useEffect(() => {
    const day =
      root.current?.querySelector<HTMLElement>('td button[data-opens-here]:not([disabled])') ??
      root.current?.querySelector<HTMLElement>('td button[tabindex="0"]')
    day?.setAttribute('data-autofocus', 'true')
    day?.focus()
  }, [])
  return (
    <DatePicker
      ref={root}
      size="md"
      hideOutsideDates
      weekendDays={[]} // red says that something is wrong
      __stopPropagation // Escape closes the calendar, not the modal around it
      classNames={{ day: classes.day!, calendarHeader: classes.header! }}
      locale={i18n.locale}
      value={chosen}
      defaultDate={opensAt}
      // Mantine would ask the browser's zone what day it is.
      getDayProps={(day) => ({
        'aria-current': day === today ? 'date' : undefined,
        'data-opens-here': day === opensAt || undefined,
      })}
      {...(min !== undefined && { minDate: min })}
      maxDate={max}
      onChange={(day) => day !== null && onPick(day)}
      ariaLabels={{
        previousMonth: t`Previous month`,
        nextMonth: t`Next month`,
        previousYear: t`Previous year`,
        nextYear: t`Next year`,
        previousDecade: t`Previous ten years`,
        nextDecade: t`Next ten years`,
      }}
    />
  )
}
