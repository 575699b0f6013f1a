/** Every form that changes a record, while somebody else changes that record. */
import { fireEvent, waitFor, within } from '@testing-library/react'
import { get, set } from 'react-hook-form'
import { describe, expect, it } from 'vitest'
import { toOutgoing } from '#src/shared/http/outgoing.ts'
import type { Versioned } from '#src/shared/query/port.ts'
import { findForms } from '../../tests/find-forms.ts'
import { isOff } from '../../tests/is-off.ts'
import { renderScreen } from '../../tests/render-screen.tsx'
import { changeForms } from './change-forms.fake.tsx'
import {
  check,
  choices,
  conflictNote,
  enter,
  inputOf,
  same,
  valuesOf,
  type FormCase,
  type Pick,
  type Plan,
} from './two-people.fake.tsx'

/** Both change the record, the person saves and decides what is asked; every field then has the value that it must have. */
async function mergeBoth(one: FormCase, plan: Plan): Promise<void> {
  const { screen: page, change, record, catalog } = one.open()
  await renderScreen(page, { language: 'en', catalog })
  await one.goTo?.()
  const names = Object.keys(one.compared ?? {})
  const form = await waitFor(() => {
    const found = [...document.querySelectorAll('form')].find(
      ({ elements }) => names.length === 0 || elements.namedItem('tanToken'),
    )
    if (found === undefined) throw new Error('There is no form yet')
    return found
  })
  const save = () => fireEvent.click(form.querySelector('[type=submit]')!)
  const inputs = [...new Set([...form.querySelectorAll('[name]')].map((input) => input.getAttribute('name')!))]
  const fields = [...names, ...inputs].filter((name) => one.fixed?.includes(name) !== true)
  const newest = structuredClone(record) as Versioned & object
  newest.etag = 'v2'
  const expected = new Map<string, unknown>()
  const conflicts: { name: string; own: unknown; stored: unknown }[] = []
  for (const [index, name] of fields.entries()) {
    const isCompared = name in (one.compared ?? {})
    const path = one.paths?.[name] ?? name
    const before: unknown = path === '' ? undefined : get(record, path)
    const input = isCompared ? undefined : inputOf(form, name)
    const isReadOnly = input !== undefined && (input.readOnly || input.disabled)
    if (isReadOnly && input.type === 'checkbox') continue // not in the record as yes or no
    const available =
      typeof before === 'boolean'
        ? [!before]
        : (one.values?.[name] ?? valuesOf[name.split('.').at(-1)!])?.filter((value) => !same(value, before))
    if (available === undefined) throw new Error(`valuesOf has no values of the field ${name}`)
    const valueOf = (pick: Pick) => (pick === 'nothing' ? undefined : available[pick % available.length])
    const mustEnter = one.startsEmpty === true || index === 0
    const own: unknown = isCompared
      ? one.compared![name]
      : isReadOnly
        ? undefined
        : valueOf(mustEnter && plan.own[index] === 'nothing' ? 0 : plan.own[index]!)
    const stored = before === undefined ? undefined : valueOf(plan.others[index]!)
    if (own !== undefined && !isCompared) enter(form, name, own)
    if (stored !== undefined) set(newest, path, stored)
    if (own !== undefined && stored !== undefined && !same(own, stored)) conflicts.push({ name, own, stored })
    else if (own !== undefined || stored !== undefined || before !== undefined)
      expected.set(name, own ?? stored ?? before)
  }
  change.isOvertaken(newest as never, 'once')
  save()
  await waitFor(() => expect(change.etags.length === 2 || conflictNote() !== null).toBe(true))
  const asks = conflicts.length > 0 || one.danger === true
  expect([conflictNote() !== null, choices().length]).toEqual([asks, conflicts.length])
  for (const [index, group] of choices().entries()) {
    const { name, own, stored } = conflicts[index]!
    const takesStored = plan.takesStored[index] === true && one.startsEmpty !== true
    fireEvent.click(within(group).getByRole('radio', { name: takesStored ? /^Saved now: / : /^Your entry: / }))
    expected.set(name, takesStored ? stored : own)
  }
  const storedOf = (name: string): unknown => {
    const path = one.paths?.[name] ?? name
    return path === '' ? undefined : get(newest, path)
  }
  if (asks) {
    expect(change.etags).toHaveLength(1)
    if (isOff(form.querySelector<HTMLElement>('[type=submit]')!)) {
      // Everything is as it is stored, so that there is nothing to save.
      expect([...expected].filter(([name, value]) => !same(value, storedOf(name)))).toEqual([])
      return
    }
    save()
  }
  await waitFor(() => expect(change.etags).toEqual([expect.not.stringMatching('v2'), 'v2']))
  const sent = change.sent.at(-1)
  for (const [name, value] of expected)
    expect([name, toOutgoing(get(sent, name) ?? storedOf(name)) ?? null]).toEqual([name, toOutgoing(value) ?? null])
}

describe('what two people change in one record is merged by field', () => {
  it.each(Object.entries(changeForms))('%s', (_name, one) => check((plan) => mergeBoth(one, plan)), 120_000)
})

it('no form that changes a record is missing here', () => {
  const found = new Set(findForms(new Set(['ChangeForm', 'ChangeModal', 'ChangeModalStep'])))
  expect(Object.keys(changeForms).toSorted()).toEqual([...found].toSorted())
})
