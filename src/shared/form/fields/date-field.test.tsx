import { Modal } from '@mantine/core'
import { screen, waitFor, within } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { Day } from '#generated/model/day.ts'
import type { Language } from '../../i18n/i18n.ts'
import { DateField } from './date-field.tsx'
import { renderScreen } from '../../../../tests/render-screen.tsx'
import { DateCalendar } from '../days/calendar/date-calendar.tsx'
import { maxDate, minDate } from '../rules/date-rules.ts'
import { InfoTooltip } from '../info-tooltip.tsx'
import { openForm } from '../shell/open-form.fake.tsx'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
})

const input = () => screen.getByRole<HTMLInputElement>('textbox')
const open = (day = '', language: Language = 'en') =>
  openForm((control) => <DateField control={control} name="day" label="Start" min="2026-04-03" max="2026-12-31" />, {
    schema: z.object({ day: Day.check(minDate('2026-04-03'), maxDate('2026-12-31')) }),
    values: { day },
    language,
  })

it.each(['03.04.2026', '3.4.26', '2026-04-03'])('a day is typed as %s', async (typed) => {
  const { user, sent } = await open()
  await user.type(input(), typed)
  expect(input().value).toBe(typed)
  await user.tab()
  expect(input().value).toBe('03.04.2026')
  expect(await sent()).toEqual({ day: '2026-04-03' })
})

it.each([
  ['', '', 'Start: please fill in.'],
  ['31.4.2026', '31.4.2026', 'Please enter a date such as 03.04.2026.'],
  ['2.4.2026', '02.04.2026', 'Please enter a date on or after 03.04.2026.'],
  ['1.1.2027', '01.01.2027', 'Please enter a date on or before 31.12.2026.'],
])('refuses %j, shown as %j: %s @R146 @R166 @R167', async (typed, shown, sentence) => {
  const { user, send, command } = await open()
  await user.click(input())
  await user.paste(typed)
  await user.tab()
  await send()
  expect(await screen.findByText(sentence)).toBeTruthy()
  expect(input().value).toBe(shown)
  expect(command.sent).toEqual([])
})

it('a day is picked from a calendar of the allowed days, by keyboard too', async () => {
  const { user, sent } = await open('2026-05-10', 'de')
  expect(input().value).toBe('10.05.2026')
  await user.tab()
  await user.tab()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Kalender für Start' }))
  await user.keyboard('{Enter}')
  const calendar = await screen.findByRole('dialog', { name: 'Kalender für Start' })
  expect(await within(calendar).findByRole('button', { name: 'Mai 2026' })).toBeTruthy()
  const chosen = within(calendar).getByRole('button', { name: 'Sonntag, 10. Mai 2026', pressed: true })
  expect(within(calendar).queryAllByRole('button', { pressed: true })).toEqual([chosen])
  await user.click(within(calendar).getByRole('button', { name: 'Dienstag, 12. Mai 2026' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(input().value).toBe('12.05.2026')
  expect(await sent()).toEqual({ day: '2026-05-12' })
})

it('the keys that lead from day to day lead into the next month, and no further than days may be picked', async () => {
  const { user, sent } = await open('2026-11-24', 'de')
  await user.click(screen.getByRole('button', { name: 'Kalender für Start' }))
  const calendar = await screen.findByRole('dialog')
  const onDay = (name: string) =>
    waitFor(() => expect(document.activeElement).toBe(within(calendar).getByRole('button', { name })))
  await onDay('Dienstag, 24. November 2026')
  await user.keyboard('{ArrowDown}')
  await onDay('Dienstag, 1. Dezember 2026')
  await user.keyboard('{ArrowLeft}')
  await onDay('Montag, 30. November 2026')
  await user.keyboard('{PageDown}{PageDown}')
  await onDay('Donnerstag, 31. Dezember 2026')
  await user.keyboard('{Home}{Enter}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await sent()).toEqual({ day: '2026-12-28' })
})

it('the calendar is a grid of the month, and no press on its header loses the focus', async () => {
  const { user } = await open('2026-11-24', 'de')
  await user.click(screen.getByRole('button', { name: 'Kalender für Start' }))
  const calendar = within(await screen.findByRole('dialog'))
  expect(await calendar.findByRole('grid', { name: 'November 2026' })).toBeTruthy()
  const press = async (name: string) => {
    calendar.getByRole('button', { name }).focus()
    await user.keyboard('{Enter}')
    return document.activeElement
  }
  const next = calendar.getByRole<HTMLButtonElement>('button', { name: 'Nächster Monat' })
  expect(await press('Nächster Monat')).toBe(calendar.getByRole('button', { name: 'Dezember 2026' }))
  expect(next.disabled, 'the last month').toBe(true)
  const isInGrid = (name: string) => calendar.getByRole('grid', { name }).contains(document.activeElement)
  await press('Dezember 2026')
  expect(isInGrid('2026'), 'the months of the year').toBe(true)
  await press('Dezember 2026')
  expect(isInGrid('Dezember 2026'), 'the days of the month').toBe(true)
})

it('the calendar opens where days may be picked, and offers no other', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-01-15T12:00:00Z') })
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: 'Calendar for Start' }))
  const calendar = await screen.findByRole('dialog')
  const day = await within(calendar).findByRole<HTMLButtonElement>('button', { name: /^Friday,? 3 April 2026$/ })
  const dayBefore = within(calendar).getByRole<HTMLButtonElement>('button', { name: /^Thursday,? 2 April 2026$/ })
  expect([day.disabled, dayBefore.disabled]).toEqual([false, true])
})

it.each([
  ['America/New_York', '2026-05-10T22:30:00Z', /^Monday,? 11 May 2026$/],
  ['Pacific/Auckland', '2026-05-10T13:30:00Z', /^Sunday,? 10 May 2026$/],
])(
  'the calendar of a person in %s opens at the day that it is in Vienna, and marks only that one @R005',
  async (zone, now, name) => {
    vi.stubEnv('TZ', zone)
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) })
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'Calendar for Start' }))
    const today = await within(await screen.findByRole('dialog')).findByRole('button', { name })
    await waitFor(() => expect(document.activeElement).toBe(today))
    expect([...document.querySelectorAll('[aria-current="date"]')]).toEqual([today])
  },
)

it('closes the calendar and the explanation by Escape, but not the modal', async () => {
  const onClose = vi.fn()
  const { user } = await openForm(
    (control) => (
      <Modal opened onClose={onClose} title="Edit">
        <DateField control={control} name="day" label="Start" />
        <InfoTooltip about="Start">When it starts.</InfoTooltip>
      </Modal>
    ),
    { schema: z.object({ day: Day }), values: { day: '2026-05-10' } },
  )
  await user.click(screen.getByRole('button', { name: 'Calendar for Start' }))
  const day = await screen.findByRole('button', { name: /^Sunday,? 10 May 2026$/ })
  await waitFor(() => expect(document.activeElement).toBe(day))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Calendar for Start' })).toBeNull())
  screen.getByRole('button', { name: 'Information: Start' }).focus()
  await screen.findByRole('tooltip')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
  expect(onClose).not.toHaveBeenCalled()
  await user.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledTimes(1)
})

/** A popover that has the focus or has opened just now; its calendar may arrive later. */
function Popover({ isOpen, takesFocus }: { isOpen: boolean; takesFocus: boolean }) {
  const [hasArrived, setHasArrived] = useState(false)
  useEffect(() => {
    const arrival = setTimeout(() => setHasArrived(true))
    return () => clearTimeout(arrival)
  }, [])
  return (
    <div role="dialog" tabIndex={-1} ref={(element) => void (takesFocus && element?.focus())}>
      {hasArrived && (
        <DateCalendar value="2026-05-10" min={undefined} max="2026-12-31" onPick={() => {}} isOpen={isOpen} />
      )}
    </div>
  )
}

it.each([
  ['focuses a day of a calendar that arrives in its open popover', true, true, true],
  ['leaves the focus of a calendar that opens with its popover to that', true, false, false],
  ['leaves the focus when the calendar arrives while its popover closes', false, true, false],
])('%s', async (_what, isOpen, takesFocus, isFocused) => {
  await renderScreen(<Popover isOpen={isOpen} takesFocus={takesFocus} />)
  const day = await screen.findByRole('button', { name: 'Sonntag, 10. Mai 2026' })
  expect(document.activeElement === day).toBe(isFocused)
})

it('accepts a typed day when the calendar cannot be loaded, and loads it later', async () => {
  const calendar = '../days/calendar/date-calendar.tsx'
  vi.doMock(calendar, () => {
    throw new TypeError('Failed to fetch dynamically imported module')
  })
  const { user, sent } = await open('', 'de')
  const button = screen.getByRole('button', { name: 'Kalender für Start' })
  await user.click(button)
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Der Kalender konnte nicht geladen werden. Sie können das Datum eintippen.',
  )
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  vi.doUnmock(calendar)
  await user.click(button)
  expect(await screen.findByRole('button', { name: 'Nächster Monat' })).toBeTruthy()
  await user.keyboard('{Escape}')
  await user.type(input(), '12.5.2026')
  expect(await sent()).toEqual({ day: '2026-05-12' })
})
