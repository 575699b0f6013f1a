import { screen, waitFor, within } from '@testing-library/react'
import { createElement } from 'react'
import { expect, it } from 'vitest'
import type { Task } from '#generated/model/task.ts'
import { readAlerts } from '#src/shared/alerts/alerts.ts'
import type { Address } from '#src/shared/page/url-state.ts'
import { useFakeUrlState } from '#src/shared/page/use-url-state.fake.ts'
import { renderScreen } from '../../../tests/render-screen.tsx'
import { failedTask, fakeTasksPort, waitingTask } from './tasks-port.fake.ts'
import { taskList, type taskModals, type TasksSearch } from './tasks-port.ts'
import { TasksTab, taskTypeLabel } from './tasks-tab.tsx'

async function openTab({
  port = fakeTasksPort(),
  start = {},
}: { port?: ReturnType<typeof fakeTasksPort>; start?: Address<TasksSearch, typeof taskModals> } = {}) {
  function Tab() {
    return <TasksTab port={port} objectLink={linkTo} {...useFakeUrlState<TasksSearch, typeof taskModals>(start)} />
  }
  const view = await renderScreen(<Tab />, { catalog: 'tasks' })
  await screen.findAllByText(/1100234507|Keine Aufgaben|Nichts gefunden/)
  return view
}

const linkTo = ({ objectType, businessIdentifier }: Task) =>
  objectType === 'PRIVATE_CUSTOMER' ? createElement('a', { href: `/customer/${businessIdentifier}` }) : undefined

const heads = () => screen.getAllByRole('columnheader').map((head) => head.textContent)
const rows = () => screen.getAllByRole('row').slice(1)

it('shows all fields of a task, and an unknown type by its raw name @R876 @R461 @R463', async () => {
  await openTab({ start: { attempts: '0' } })
  expect(heads()).toEqual([
    'Aufgabe',
    'Angelegt',
    'Objekt',
    'Kennung',
    'Art der Aufgabe',
    'Versuche',
    'Nächster Versuch ab',
    'Support-ID',
    'Aktionen',
  ])
  // The default order is announced like a chosen one.
  expect(screen.getByRole('columnheader', { name: 'Angelegt' }).getAttribute('aria-sort')).toBe('descending')
  const [first, second] = rows()
  expect(first!.textContent).toContain('20.11.2026 09:15:40 Uhr')
  expect(first!.textContent).toContain('Privatkunde an das Buchhaltungssystem')
  expect(within(first!).getByRole('button', { name: 'Fehlermeldung zu 1100234507' })).toBeTruthy()
  expect(second!.textContent).toContain('LOYALTY_SYNC')
  expect(within(second!).queryByRole('button', { name: /Fehlermeldung/ })).toBeNull()
})

it('links the identifier of a task to the customer it is about, where there is one', async () => {
  await openTab({ start: { attempts: '0' } })
  const [first, second] = rows()
  expect(within(first!).getByRole('link').getAttribute('href')).toBe('/customer/1100234507')
  expect(within(second!).queryByRole('link')).toBeNull()
})

it('shows tasks with two attempts by default, and all others by the filter @R837 @R838', async () => {
  const { user } = await openTab()
  expect(rows()).toHaveLength(1)
  const filter = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Mindestanzahl der Versuche' })
  expect(filter.value).toBe('2')
  expect([...filter.options].map(({ value }) => value).join()).toBe('0,1,2,3,4,5,6,7,8,9,10')
  await user.selectOptions(filter, '0')
  expect(rows()).toHaveLength(2)
  await user.selectOptions(filter, '5')
  await user.click(await screen.findByRole('button', { name: 'Alle Einträge anzeigen' }))
  expect(rows()).toHaveLength(2)
})

it('shows 20 tasks on a page @R826', async () => {
  const many = Array.from({ length: 21 }, (_none, index): Task => ({ ...failedTask, id: `a-${index}` }))
  await openTab({ port: fakeTasksPort(many) })
  expect(rows()).toHaveLength(20)
})

it('searches for one word, not for two @R570', async () => {
  const { user } = await openTab({ start: { attempts: '0' } })
  const box = screen.getByRole('searchbox')
  await user.type(box, 'anna gruber')
  expect(await screen.findByText('Bitte geben Sie nur 1 Suchbegriff ein.')).toBeTruthy()
  expect(rows()).toHaveLength(2)
  await user.clear(box)
  await user.type(box, 'anna.gruber{Enter}')
  await waitFor(() => expect(rows()).toHaveLength(1))
  expect(rows()[0]!.textContent).toContain('anna.gruber')
})

it('shows the error message and the support ID in a modal @R390', async () => {
  const { user } = await openTab()
  await user.click(screen.getByRole('button', { name: 'Fehlermeldung zu 1100234507' }))
  const modal = within(await screen.findByRole('dialog', { name: 'Warum der letzte Versuch fehlgeschlagen ist' }))
  expect(modal.getByRole('region', { name: 'Fehlermeldung' }).textContent).toBe(failedTask.errorMessage)
  expect(modal.getByText(failedTask.supportId!)).toBeTruthy()
})

it('retries all failed tasks after a confirmation with their number @R562 @R809', async () => {
  const port = fakeTasksPort()
  const { user } = await openTab({ port })
  await user.click(screen.getByRole('button', { name: 'Fehlgeschlagene wiederholen' }))
  expect(port.retry.sent).toEqual([])
  const question = within(await screen.findByRole('dialog'))
  const confirm = question.getByRole('button', { name: '1 Aufgabe wiederholen' })
  expect(confirm.hasAttribute('data-danger')).toBe(false)
  await user.click(confirm)
  await waitFor(() => expect(port.retry.sent).toHaveLength(1))
  await waitFor(() => expect(readAlerts().map(({ type }) => type)).toEqual(['success']))
})

it('offers no retry while nothing has failed', async () => {
  await openTab({
    port: fakeTasksPort([{ ...waitingTask, businessIdentifier: '1100234507' }]),
    start: { attempts: '0' },
  })
  expect(screen.queryByRole('button', { name: /wiederholen/ })).toBeNull()
  expect(screen.getByRole('button', { name: 'Neu laden' })).toBeTruthy()
})

it('parses valid values from the address and ignores all others', () => {
  expect(taskList.parse({ attempts: '2', sort: 'attempts_desc', q: 'two words' })).toEqual({
    sort: 'attempts_desc',
  })
  expect(taskList.parse({ attempts: '10' })).toEqual({ attempts: '10' })
})

it.each([
  ['demo and failing', 'DEMO FAILING'],
  ['e-mails', 'EMAIL_SENDING'],
  ['the accounting system', 'ACCOUNTING_SYNC_PRIVATE_CUSTOMER ACCOUNTING_SYNC_BUSINESS_CUSTOMER'],
  ['a partner and a parking system', 'PARTNER_SYNC_PRIVATE_CUSTOMER PARKING_SYNC_CALL_NUMBER'],
  ['calling numbers', 'CALL_NUMBER_CREATION_WITH_BLACKLIST_CHECK VPN_CHECK VPN_MIGRATION'],
  ['planning a bill run', 'BILL_RUN_SCHEDULING'],
  ...['PRIVATE', 'BUSINESS', 'CALL_NUMBER'].map((kind) => [
    `billing, ${kind}`,
    `BILL_RUN_${kind}_TRANSACTION_CREATION BILL_RUN_${kind}_TRANSACTION_SENDING`,
  ]),
])('names the tasks of %s @R463', (_subject, names) => {
  const labels = names!.split(' ').map((name) => taskTypeLabel(name)?.message ?? taskTypeLabel(name)?.id)
  expect(labels.every((label) => label !== undefined)).toBe(true)
  expect(new Set(labels).size).toBe(labels.length)
})

it('has no label for unknown tasks, not even for names of Object.prototype @R463', () => {
  for (const name of ['LOYALTY_SYNC', 'toString']) expect(taskTypeLabel(name)).toBeUndefined()
})
