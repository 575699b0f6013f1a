import { ActionIcon, Center, Loader, Popover } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { IconCalendar } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { lastDayEver, readDay, showDay } from './day-text.ts'
import { TypedField } from './typed-field.tsx'
import type { FieldProps } from './use-bound-field.ts'

/** The calendar comes when somebody opens one; most people type. */
const DateCalendar = lazy(() => import('./date-calendar.tsx').then((module) => ({ default: module.DateCalendar })))

type Props<TValues extends FieldValues> = FieldProps<TValues> & {
  /** First and last day that the calendar offers, YYYY-MM-DD; the schema has the same bounds (minDate, maxDate). */
  min?: string
  max?: string
  /** `bday` for the person's own date of birth. */
  autoComplete?: string
  autoFocus?: boolean
}

/** A day, typed as 03.04.2026 or 3.4.26 or picked from a calendar; its value is YYYY-MM-DD, empty text when it is empty. */
export function DateField<TValues extends FieldValues>({ min, max = lastDayEver, ...props }: Props<TValues>) {
  const { t } = useLingui()
  return (
    <TypedField
      placeholder={t`DD.MM.YYYY`}
      {...props}
      read={(text) => readDay(text, max)}
      show={showDay}
      unreadable="date"
      renderTool={(value, pick) =>
        props.readOnly !== true && (
          <CalendarButton label={props.label} value={value} min={min} max={max} onPick={pick} />
        )
      }
    />
  )
}

type ButtonProps = {
  label: string
  value: unknown
  min: string | undefined
  max: string
  onPick: (day: string) => void
}

function CalendarButton({ label, onPick, ...days }: ButtonProps) {
  const { t } = useLingui()
  const [opened, setOpened] = useState(false)
  const name = t`Calendar for ${label}`
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-end" trapFocus returnFocus shadow="md">
      <Popover.Target>
        <ActionIcon variant="subtle" color="gray" size={40} aria-label={name} onClick={() => setOpened(!opened)}>
          <IconCalendar size={20} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label={name} data-mantine-stop-propagation>
        <Suspense
          fallback={
            <Center h={280} w={280} role="status" aria-label={t`Loading`}>
              <Loader />
            </Center>
          }
        >
          <DateCalendar
            {...days}
            onPick={(day) => {
              onPick(day)
              setOpened(false)
            }}
          />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  )
}
