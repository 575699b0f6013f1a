import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Task } from '#generated/model/task.ts'
import { readAlerts } from '#src/shared/alerts/alerts.ts'
import type { Address } from '#src/shared/page/url-state.ts'
import { useFakeUrlState } from '#src/shared/page/use-url-state.fake.ts'
import { renderScreen } from '../../../tests/render-screen.tsx'
import { failed, fakeTasksPort, waiting } from './tasks-port.fake.ts'
import { taskList, type taskModals, type TasksSearch } from './tasks-search.ts'
import { TasksTab } from './tasks-tab.tsx'

async function openTab({
  port = fakeTasksPort(),
  start = {},
}: { port?: ReturnType<typeof fakeTasksPort>; start?: Address<TasksSearch, typeof taskModals> } = {}) {
  function Tab() {
    return <TasksTab port={port} {...useFakeUrlState<TasksSearch, typeof taskModals>(start)} />
  }
  const view = await renderScreen(<Tab />, { catalog: 'tasks' })
  await screen.findAllByText(/1100234507|Es gibt keine Aufgaben|Nichts gefunden/)
  return view
}

const heads = () => screen.getAllByRole('columnheader').map((head) => head.textContent)
const rows = () => screen.getAllByRole('row').slice(1)

it('a task stands there with everything that is known of it, and unknown work by its raw name @R876 @R461 @R463', async () => {
  await openTab({ start: { attempts: '0' } })
  expect(heads()).toEqual([
    'Aufgabe',
    'Angelegt',
    'Objekt',
    'Kennung',
    'Tätigkeit',
    'Versuche',
    'Nächster Versuch ab',
    'Support-ID',
    'Aktionen',
  ])
  // The contract's order is said like a chosen one.
  expect(screen.getByRole('columnheader', { name: 'Angelegt' }).getAttribute('aria-sort')).toBe('descending')
  const [first, second] = rows()
  expect(first!.textContent).toContain('20.11.2026 09:15:40 Uhr')
  expect(first!.textContent).toContain('Privatkunde an das Buchhaltungssystem')
  expect(within(first!).getByRole('button', { name: 'Fehlermeldung zu 1100234507' })).toBeTruthy()
  expect(second!.textContent).toContain('LOYALTY_SYNC')
  expect(within(second!).queryByRole('button', { name: /Fehlermeldung/ })).toBeNull()
})

it('those that were tried twice stand there first, all others for who asks @R837 @R838', async () => {
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

it('20 stand on a page @R826', async () => {
  const many = Array.from({ length: 21 }, (_none, index): Task => ({ ...failed, id: `a-${index}` }))
  await openTab({ port: fakeTasksPort(many) })
  expect(rows()).toHaveLength(20)
})

it('one word is searched for, not two @R570', async () => {
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

it('the error message opens in a modal with the support id @R390', async () => {
  const { user } = await openTab()
  await user.click(screen.getByRole('button', { name: 'Fehlermeldung zu 1100234507' }))
  const modal = within(await screen.findByRole('dialog', { name: 'Warum der letzte Versuch fehlgeschlagen ist' }))
  expect(modal.getByRole('region', { name: 'Fehlermeldung' }).textContent).toBe(failed.errorMessage)
  expect(modal.getByText(failed.supportId!)).toBeTruthy()
})

it('all failed tasks are tried again after a question that says how many @R562 @R809', async () => {
  const port = fakeTasksPort()
  const { user } = await openTab({ port })
  await user.click(screen.getByRole('button', { name: 'Fehlgeschlagene wiederholen' }))
  expect(port.retry.sent).toEqual([])
  const question = within(await screen.findByRole('dialog'))
  await user.click(question.getByRole('button', { name: '1 Aufgabe wiederholen' }))
  await waitFor(() => expect(port.retry.sent).toHaveLength(1))
  await waitFor(() => expect(readAlerts().map(({ type }) => type)).toEqual(['success']))
})

it('nothing can be tried again while nothing has failed', async () => {
  await openTab({ port: fakeTasksPort([{ ...waiting, businessIdentifier: '1100234507' }]), start: { attempts: '0' } })
  expect(screen.queryByRole('button', { name: /wiederholen/ })).toBeNull()
  expect(screen.getByRole('button', { name: 'Neu laden' })).toBeTruthy()
})

it('the address keeps what makes sense', () => {
  expect(taskList.parse({ attempts: '2', sort: 'attempts_desc', q: 'two words' })).toEqual({
    sort: 'attempts_desc',
  })
  expect(taskList.parse({ attempts: '10' })).toEqual({ attempts: '10' })
})
