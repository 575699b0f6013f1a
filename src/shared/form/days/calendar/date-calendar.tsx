import '@mantine/dates/styles.layer.css'
import { useLingui } from '@lingui/react/macro'
import { DatePicker, type CalendarLevel } from '@mantine/dates'
import 'dayjs/locale/de'
import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import classes from './date-calendar.module.css'
import { dayForKey } from './day-keys.ts'
import { isDay } from '../../../format/calendar-day.ts'
import { formatFullDay, formatMonth, viennaToday } from '../../../format/day.ts'

type Props = {
  /** YYYY-MM-DD; other values, such as unfinished input, select no day. */
  value: unknown
  min: string | undefined
  max: string
  onPick: (day: string) => void
  /** False while its popover closes. */
  isOpen: boolean
}

/**
 * A month calendar; opens at the value, else as close to today as allowed. Arrow keys move on into other months, where
 * Mantine's own stop.
 */
export function DateCalendar({ value, min, max, onPick, isOpen }: Props) {
  const { i18n, t } = useLingui()
  const chosen = typeof value === 'string' && isDay(value) ? value : null
  const today = viennaToday()
  const nearest = today > max ? max : min !== undefined && today < min ? min : today
  const opensAt = chosen ?? nearest
  const [shown, setShown] = useState(opensAt)
  const [level, setLevel] = useState<CalendarLevel>('month')
  const root = useRef<HTMLDivElement>(null)
  /** The level at which a button was pressed, until the calendar has rendered. */
  const pressedAt = useRef<CalendarLevel>(undefined)
  // The popover focuses the day when it opens, after it has recorded what had the focus before. This does when the code of the calendar
  // loads later, but not when the popover was closed meanwhile.
  const focusDay = useEffectEvent(() => {
    const day =
      root.current?.querySelector<HTMLElement>('td button[data-opens-here]:not([disabled])') ??
      root.current?.querySelector<HTMLElement>('td button[tabindex="0"]')
    day?.setAttribute('data-autofocus', 'true')
    const popover = root.current?.closest('[role=dialog]')
    if (isOpen && popover?.contains(document.activeElement) === true) day?.focus()
  })
  useEffect(() => void focusDay(), [])
  // A header button that disables itself at the first or last month, or that changes the level, would drop the focus.
  useEffect(() => {
    const before = pressedAt.current
    pressedAt.current = undefined
    const focused = document.activeElement
    const isLost = focused === document.body || (focused instanceof HTMLButtonElement && focused.disabled)
    if (before === undefined || !isLost) return
    const header = root.current?.querySelector<HTMLElement>('button[aria-live]')
    const cell = root.current?.querySelector<HTMLElement>('td button[tabindex="0"]')
    const place = before === level ? (header ?? cell) : cell
    place?.focus()
  })
  function move(event: KeyboardEvent) {
    const { day } = (event.target as HTMLElement).dataset
    const wanted = day && !event.ctrlKey && !event.metaKey ? dayForKey(day, event, { min, max }) : undefined
    if (wanted === undefined) return
    event.preventDefault()
    event.stopPropagation()
    flushSync(() => setShown(wanted))
    root.current?.querySelector<HTMLElement>(`td [data-day="${wanted}"]`)?.focus()
  }
  return (
    <DatePicker
      ref={root}
      size="md"
      hideOutsideDates
      weekendDays={[]} // red is reserved for errors
      __stopPropagation // Escape closes the calendar, not the modal around it
      classNames={{
        day: classes.day!,
        calendarHeader: classes.header!,
        calendarHeaderLevel: classes.level!,
        calendarHeaderControl: classes.control!,
      }}
      locale={i18n.locale}
      // In a grid a screen reader passes the arrow keys on.
      attributes={{
        month: { role: 'grid', 'aria-label': formatMonth(shown.slice(0, 'YYYY-MM'.length), i18n.locale) },
        monthsList: { role: 'grid', 'aria-label': shown.slice(0, 'YYYY'.length) },
        yearsList: { role: 'grid' },
        calendarHeaderLevel: { 'aria-live': 'polite' },
      }}
      level={level}
      onLevelChange={setLevel}
      getDayAriaLabel={(day) => formatFullDay(day, i18n.locale)}
      getMonthControlProps={(month) => ({
        'aria-label': formatMonth(month.slice(0, 'YYYY-MM'.length), i18n.locale),
      })}
      value={chosen}
      date={shown}
      onDateChange={setShown}
      onKeyDownCapture={move}
      onClickCapture={() => {
        pressedAt.current = level
      }}
      // Mantine would use today in the time zone of the browser.
      getDayProps={(day) => ({
        'aria-current': day === today ? 'date' : undefined,
        'aria-pressed': day === chosen || undefined,
        'data-opens-here': day === opensAt || undefined,
        'data-day': day,
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
