import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { unanswered } from '#src/shared/http/api-error.fake.ts'
import { setScreenWidth } from '../../../tests/happy-dom.ts'
import { watchSavedFiles } from '../../../tests/saved-files.ts'
import { createNumber, fakeNumbersPort, numbersOfAllStates } from './calling-numbers-port.fake.ts'
import { numberList } from './calling-numbers-port.ts'
import { openNumbers } from './open-numbers.fake.tsx'

const headers = () => screen.getAllByRole('columnheader').map((cell) => cell.textContent)
/** The texts of the columns, without the cell that selects the row. */
const cells = (row: { getAllByRole: (role: 'cell') => HTMLElement[] }) =>
  row
    .getAllByRole('cell')
    .filter((cell) => cell.dataset.select === undefined)
    .map((cell) => cell.textContent)
const phones = () => screen.queryAllByRole('rowheader').map((cell) => cell.textContent?.slice(-3))

it('shows number, state, person, licence plate, limit and reload value of each number @R431 @R881', async () => {
  const { row } = await openNumbers(fakeNumbersPort().port)
  expect(headers().slice(0, 8)).toEqual([
    'Rufnummer',
    'Status',
    'Vorname',
    'Nachname',
    'Personalnr.',
    'Kennzeichen',
    'Limit in Euro',
    'Aufladewert in Stunden',
  ])
  expect(screen.getAllByRole('rowheader')[0]!.textContent).toBe('+43\u00a0664\u00a01001001')
  expect(cells(row('001'))).toEqual(['Aktiv', 'Markus', 'Huber', 'M1001', 'I123BLD', '200,00', '20', ''])
})

it('offers in each row the actions that its state allows @R536 @R881', async () => {
  const { row } = await openNumbers(fakeNumbersPort().port)
  const offered = (end: string) =>
    row(end)
      .queryAllByRole('button')
      .map((button) => button.getAttribute('title'))
  expect(['001', '002', '003', '004', '005'].map(offered)).toEqual([
    ['Ändern', 'Sperren', 'Deaktivieren'],
    ['Ändern', 'Sperre aufheben', 'Deaktivieren'],
    ['Ansehen'],
    ['Ansehen'],
    ['Ansehen'],
  ])
  expect(row('002').getByRole('button', { name: 'Sperre von +43\u00a0664\u00a01001002 aufheben' })).toBeTruthy()
})

it('on a phone one button of a card opens the actions of its number', async () => {
  setScreenWidth(360)
  const { row, user } = await openNumbers(fakeNumbersPort().port)
  const menu = row('002').getByRole('button', { name: 'Aktionen für +43\u00a0664\u00a01001002' })
  const actions = document.getElementById(menu.getAttribute('aria-controls')!)!
  expect([menu.getAttribute('aria-expanded'), actions.hidden]).toEqual(['false', true])
  await user.click(menu)
  expect([menu.getAttribute('aria-expanded'), actions.hidden]).toEqual(['true', false])
  expect(
    within(actions)
      .getAllByRole('button')
      .map(({ title }) => title),
  ).toEqual(['Ändern', 'Sperre aufheben', 'Deaktivieren'])
  await user.click(menu)
  expect(actions.hidden).toBe(true)
})

it('greys out a deactivated number and shows its period and the reason @R537 @R538', async () => {
  const { row } = await openNumbers(fakeNumbersPort().port)
  const state = row('005').getByText('Deaktiviert')
  expect(state.closest('tr')?.dataset.tone).toBe('muted')
  expect(state.closest('td')?.textContent).toBe('Deaktiviert03.03.2025 – 31.08.2026Wird nicht verwendet')
  expect(row('001').getByText('Aktiv').closest('tr')?.dataset.tone).toBeUndefined()
})

it('searches and filters by state, and writes both into the URL @R425 @R430', async () => {
  const numbers = [...numbersOfAllStates, createNumber('BLOCKED', 6, { lastName: 'Größl', carNumber: 'W1' })]
  const { user, press, history, dialogCloses } = await openNumbers(fakeNumbersPort({ numbers }).port)
  await press('Status Alle')
  await user.click(await screen.findByRole('checkbox', { name: 'Gesperrt' }))
  expect(phones()).toEqual(['002', '006'])
  await user.keyboard('{Escape}')
  await dialogCloses()
  await user.type(screen.getByRole('searchbox', { name: 'Rufnummern suchen' }), 'GROSSL{Enter}')
  await waitFor(() => expect(phones()).toEqual(['006']))
  expect(history.at(-1)).toEqual({ status: ['BLOCKED'], q: 'GROSSL' })
})

it.each(['+436641001003', '06641001003', '664 1001003'])('finds a number written as %s', async (q) => {
  await openNumbers(fakeNumbersPort().port, { start: { q } })
  expect(phones()).toEqual(['003'])
})

it('shows 20 numbers on a page, sorted by the shown values @R834', async () => {
  const numbers = Array.from({ length: 45 }, (_none, index) => createNumber('ACTIVE', index + 1))
  const { press } = await openNumbers(fakeNumbersPort({ numbers }).port)
  expect(phones()).toHaveLength(20)
  await press('Rufnummer')
  await press('Rufnummer')
  expect(phones()[0]).toBe('045')
})

it('offers nothing to add for a terminated company, and says why @R426 @R427 @R428 @R429', async () => {
  const names = ['Rufnummer hinzufügen', 'CSV hochladen', 'CSV herunterladen']
  const offered = () => names.filter((name) => screen.queryByRole('button', { name }) !== null)
  const { unmount } = await openNumbers(fakeNumbersPort().port)
  expect(offered()).toEqual(names)
  unmount()
  await openNumbers(fakeNumbersPort({ terminated: true }).port, { start: { modal: 'add' } })
  expect(offered()).toEqual(['CSV herunterladen'])
  expect(screen.getByText(/Der Vertrag ist beendet/)).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
})

it.each([
  [false, 1],
  [true, 0],
])('an empty list suggests to add a number, unless the contract is terminated (%s)', async (terminated, times) => {
  await openNumbers(fakeNumbersPort({ numbers: [], terminated }).port)
  expect(await screen.findByText('Noch keine Rufnummern')).toBeTruthy()
  expect(screen.queryAllByText(/^Fügen Sie die erste Rufnummer hinzu/)).toHaveLength(times)
})

it('shows open tasks and the history to bank employees, not to administrators @R445 @R447 @R449', async () => {
  const numbers = [createNumber('ACTIVE', 1, { taskOpen: true }), createNumber('ACTIVE', 2)]
  const { port } = fakeNumbersPort({ numbers })
  const { unmount } = await openNumbers(port)
  expect(headers()).not.toContain('Offene Aufgabe')
  expect(screen.queryByText('history')).toBeNull()
  unmount()
  const history = { historyAction: ({ id }: { id: string }) => <span>history {id.slice(-1)}</span> }
  const { row } = await openNumbers({ ...port, showsTasks: true }, history)
  expect(headers()).toContain('Offene Aufgabe')
  expect(cells(row('001')).at(-2)).toBe('Ja')
  expect(cells(row('002')).at(-2)).toBe('Nein')
  expect(row('002').getByText('history 2')).toBeTruthy()
})

it('bank employees reload the list and its tasks by a button, on a phone among the filters', async () => {
  let numbers = [createNumber('IN_ACTIVATION', 1, { taskOpen: true })]
  const answer = () => Promise.resolve({ callingNumbers: numbers, customerTerminated: false })
  const { port } = fakeNumbersPort({ answer })
  const { user, row } = await openNumbers({ ...port, showsTasks: true })
  expect(screen.getByText(/^1 Rufnummer wird gerade aktiviert/)).toBeTruthy()
  numbers = [createNumber('ACTIVE')]
  await user.click(screen.getAllByRole('button', { name: 'Neu laden' })[0]!)
  await waitFor(() => expect(cells(row('001')).at(-2)).toBe('Nein'))
})

it('reloads the list by a button while a number is being activated', async () => {
  let numbers = [createNumber('IN_ACTIVATION')]
  const answer = () => Promise.resolve({ callingNumbers: numbers, customerTerminated: false })
  const { press } = await openNumbers(fakeNumbersPort({ answer }).port)
  const note = screen.getByText(/^1 Rufnummer wird gerade aktiviert/)
  expect(note.compareDocumentPosition(screen.getByRole('table')), 'above the list').toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  )
  numbers = [createNumber('ACTIVE')]
  await press('Neu laden')
  expect(await screen.findByText('Aktiv')).toBeTruthy()
  expect(screen.queryByText(/wird gerade aktiviert/)).toBeNull()
})

it('says in English too what a company without numbers can do', async () => {
  await openNumbers(fakeNumbersPort({ numbers: [] }).port, { language: 'en' })
  expect(screen.getByText('No calling numbers yet')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Add calling number' })).toBeTruthy()
})

it('shows a failed download beside the button @R756 @R766', async () => {
  const { port } = fakeNumbersPort()
  const { press } = await openNumbers(port)
  port.download.fails(unanswered('network'))
  await press('CSV herunterladen')
  expect((await screen.findByRole('alert')).textContent).toContain('Wir konnten die Bank nicht erreichen.')
  port.download.succeeds(new Blob(['callingNumber']))
  const saved = watchSavedFiles()
  await press('CSV herunterladen')
  await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['rufnummern_csv_export']))
  expect(screen.queryByRole('alert')).toBeNull()
})

it('reads the state of the list from the URL and ignores invalid values', () => {
  expect(numberList.parse({ status: 'BLOCKED', page: '2', sort: 'limit_asc' })).toEqual({
    status: ['BLOCKED'],
    page: 2,
    sort: 'limit_asc',
  })
  expect(numberList.parse({ status: 'GONE', sort: 'email_asc' })).toEqual({})
})
