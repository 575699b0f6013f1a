import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, onTestFinished } from 'vitest'
import type { CallingNumber } from '#generated/model/calling-number.ts'
import { endSession, startSession } from '#src/shared/session/session.ts'
import { readAlerts, removeAlert } from '#src/shared/alerts/alerts.ts'
import { lostChange, refusal } from '#src/shared/http/api-error.fake.ts'
import { isOff } from '../../../tests/is-off.ts'
import { tokens } from '../../../tests/tokens.ts'
import type { numberModals } from './calling-numbers-port.ts'
import { createNumber, fakeNumbersPort } from './calling-numbers-port.fake.ts'
import { openNumbers } from './open-numbers.fake.tsx'

beforeEach(() => {
  for (const alert of readAlerts()) removeAlert(alert.id)
})
const alerts = () => readAlerts().map(({ type, message }) => [type, message.message])
const phone = (end: string) => `+43\u00a0664\u00a01001${end}`

/** Five numbers that change as a bank would store it; the call for a number is refused with its error, once. */
function fakeCompany(change: Partial<CallingNumber>[] = []) {
  const numbers = [1, 2, 3, 4, 5].map((index) => createNumber('ACTIVE', index, change[index - 1] ?? {}))
  const errors = new Map<string, Error>()
  const sent: string[] = []
  const answer = () => Promise.resolve({ callingNumbers: [...numbers], customerTerminated: false })
  const { port } = fakeNumbersPort({ numbers, answer })
  const store = (id: string, next: Partial<CallingNumber>) => {
    const index = numbers.findIndex((number) => number.id === id)
    numbers[index] = { ...numbers[index]!, ...next, etag: `${numbers[index]!.etag}-next` }
    return numbers[index]
  }
  const write =
    <TInput,>(toChange: (input: TInput) => Partial<CallingNumber>) =>
    (record: CallingNumber, input: TInput) => {
      sent.push(`${record.callingNumber} ${record.etag}`)
      const error = errors.get(record.callingNumber)
      errors.delete(record.callingNumber)
      if (error !== undefined) return Promise.reject(error)
      store(record.id, toChange(input))
      return Promise.resolve()
    }
  const reloads = [['fake', 'calling-numbers']]
  const company = {
    ...port,
    block: { meta: { ...port.block.meta, reloads }, changeFn: write(() => ({ status: 'BLOCKED' })) },
    cancelBlock: { meta: { ...port.cancelBlock.meta, reloads }, changeFn: write(() => ({ status: 'ACTIVE' })) },
    deactivate: {
      meta: { ...port.deactivate.meta, reloads },
      changeFn: write<Pick<CallingNumber, 'deactivationReason'>>((reason) => ({ status: 'DEACTIVATED', ...reason })),
    },
    change: { meta: { ...port.change.meta, reloads }, changeFn: write<Partial<CallingNumber>>((next) => next) },
  } as const
  const fails = (end: string, error: Error) => errors.set(`6641001${end}`, error)
  return { port: company, numbers, sent, fails, store }
}

const checkbox = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name })
const bar = async () => within(await screen.findByRole('group', { name: 'Gewählte Einträge' }))
const inBar = async (name: string) => (await bar()).getByRole('button', { name })
const results = () =>
  within(screen.getByRole('dialog'))
    .getAllByRole('listitem')
    .map((item) => item.querySelector('span[data-tone]')?.textContent)

/** Selects all numbers, and confirms the first action. */
async function blockAll(company: ReturnType<typeof fakeCompany>) {
  const view = await openNumbers(company.port)
  await view.user.click(await checkbox('Alle auf dieser Seite wählen'))
  await view.user.click(await inBar('Sperren'))
  const modal = await view.dialog('Rufnummern sperren?')
  await view.user.click(modal.getByRole('button', { name: 'Sperren' }))
  return { ...view, modal }
}

it('blocks five numbers in three presses', async () => {
  const company = fakeCompany()
  const { dialogCloses, row } = await blockAll(company)
  await dialogCloses()
  expect(company.sent).toEqual(['001', '002', '003', '004', '005'].map((end) => `6641001${end} markus-1`))
  expect(row('005').getByText('Gesperrt')).toBeTruthy()
  expect(screen.queryByRole('group', { name: 'Gewählte Einträge' })).toBeNull()
  expect(alerts()).toEqual([['success', expect.stringContaining('calling numbers blocked')]])
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Rufnummern' })))
})

it('says for each number what happened, and goes on with those that are not done', async () => {
  const company = fakeCompany()
  const changed = company.store(company.numbers[1]!.id, { limit: 500 })
  company.fails('002', refusal(412, { current: changed }))
  company.fails('003', refusal(409))
  const { user, modal, dialogCloses } = await blockAll({ ...company })
  await modal.findByText('3 von 5 erledigt.')
  expect(results()).toEqual(['Erledigt', 'Inzwischen geändert', 'Nicht erledigt', 'Erledigt', 'Erledigt'])
  expect(modal.getByText('Aktiv · 500,00 €')).toBeTruthy()
  expect(modal.getByText('2 abgelehnt')).toBeTruthy()
  expect(modal.getByText(/^1 × .*Status dieser Nummer hat sich inzwischen geändert/)).toBeTruthy()
  company.sent.length = 0
  await user.click(modal.getByRole('button', { name: 'Weitermachen (noch 2)' }))
  await dialogCloses()
  expect(company.sent).toEqual(['6641001002 markus-1-next', '6641001003 markus-1'])
})

it('reads a number again whose answer was lost before it goes on, and blocks it once', async () => {
  const company = fakeCompany()
  company.fails('002', lostChange())
  const { user, modal, dialogCloses } = await blockAll(company)
  await modal.findByText('1 von 5 erledigt.')
  expect(modal.getByRole('alert').textContent).toContain('Wir wissen nicht, ob gespeichert wurde')
  const waiting = 'Noch nicht erledigt'
  expect(results()).toEqual(['Erledigt', 'Unbekannt', waiting, waiting, waiting])
  company.store(company.numbers[1]!.id, { status: 'BLOCKED' }) // the first try was carried out
  await user.click(modal.getByRole('button', { name: 'Weitermachen (noch 4)' }))
  await dialogCloses()
  expect(company.sent.map((call) => call.slice(0, 10))).toEqual(
    ['001', '002', '003', '004', '005'].map((end) => `6641001${end}`),
  )
})

it('keeps those selected that are not done when the person closes the results', async () => {
  const company = fakeCompany()
  company.fails('003', refusal(409))
  const { user, modal, dialogCloses } = await blockAll(company)
  await user.click(await modal.findByRole('button', { name: 'Zur Liste' }))
  await dialogCloses()
  expect((await bar()).getByText('1 Rufnummer gewählt')).toBeTruthy()
  expect((await checkbox(`${phone('003')} wählen`)).checked).toBe(true)
})

it('shows the progress, does not close meanwhile, and stops on request', async () => {
  const company = fakeCompany()
  const waiting = Promise.withResolvers<void>()
  const { changeFn } = company.port.block
  const calls: string[] = []
  const port = {
    ...company.port,
    block: {
      ...company.port.block,
      changeFn: async (record: CallingNumber, input: void) => {
        calls.push(record.callingNumber)
        if (record.callingNumber.endsWith('003')) await waiting.promise
        return changeFn(record, input)
      },
    },
  }
  const { user, modal } = await blockAll({ ...company, port: port as typeof company.port })
  await modal.findByText('2 von 5')
  expect(modal.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('40')
  expect(results()[2]).toBe('In Arbeit')
  await user.keyboard('{Escape}')
  const stop = modal.getByRole<HTMLButtonElement>('button', { name: 'Anhalten' })
  await user.click(stop)
  expect(isOff(modal.getByRole('button', { name: 'Wird angehalten …' }))).toBe(true)
  await act(async () => waiting.resolve())
  await modal.findByText('3 von 5 erledigt.')
  expect(calls).toEqual(['6641001001', '6641001002', '6641001003'])
})

it('says for how many of the selected numbers an action is possible', async () => {
  const company = fakeCompany([{}, { status: 'BLOCKED' }])
  const { user, dialog } = await openNumbers(company.port)
  await user.click(await checkbox('Alle auf dieser Seite wählen'))
  expect((await bar()).getByText('5 Rufnummern gewählt')).toBeTruthy()
  expect((await bar()).getAllByRole('button').map((button) => button.textContent)).toEqual([
    '',
    'Sperren: 4 von 5',
    'Sperre aufheben: 1 von 5',
    'Limit ändern',
    'Deaktivieren',
  ])
  await user.click(await inBar('Sperre aufheben: 1 von 5'))
  const modal = await dialog('Sperren der Rufnummern aufheben?')
  expect(modal.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    `${phone('002')} Markus HuberGesperrt · 200,00\u00a0€`,
  ])
})

it('changes the limit of several numbers, and of none whose reload value is higher', async () => {
  const company = fakeCompany([{}, { reloadValue: 100 }, { limit: 50 }])
  const { user, dialog } = await openNumbers(company.port)
  await user.click(await checkbox('Alle auf dieser Seite wählen'))
  await user.click(await inBar('Limit ändern'))
  const modal = await dialog('Limits ändern')
  const send = () => user.click(modal.getByRole('button', { name: 'Speichern' }))
  await send()
  expect(await modal.findByText('Limit in Euro: Bitte angeben.')).toBeTruthy()
  await user.selectOptions(modal.getByLabelText(/^Limit in Euro/), '50')
  expect(modal.getByText('Für 1 von 5 nicht möglich')).toBeTruthy()
  await send()
  await modal.findByText('3 von 5 erledigt.')
  expect(modal.getByText('2 übersprungen')).toBeTruthy()
  expect(results()).toEqual(['Erledigt', 'Nicht erledigt', 'War schon erledigt', 'Erledigt', 'Erledigt'])
  expect(modal.getByText(/^1 × Das Limit muss/)).toBeTruthy()
  expect(modal.getByText('Wenn Sie weitermachen: 1 Limit wird auf 50,00 € geändert')).toBeTruthy()
  expect(company.sent.map((call) => call.slice(7, 10))).toEqual(['001', '004', '005'])
  expect(company.numbers.map(({ limit, lastName }) => `${limit} ${lastName}`)).toEqual(
    [50, 200, 50, 50, 50].map((limit) => `${limit} Huber`),
  )
})

it('leaves out with one press the numbers that a limit is too low for, and keeps them selected', async () => {
  const company = fakeCompany([{}, { reloadValue: 100 }])
  const { user, dialog, dialogCloses } = await openNumbers(company.port)
  await user.click(await checkbox('Alle auf dieser Seite wählen'))
  await user.click(await inBar('Limit ändern'))
  const modal = await dialog('Limits ändern')
  await user.selectOptions(modal.getByLabelText(/^Limit in Euro/), '50')
  await user.click(modal.getByRole('button', { name: 'Diesen Eintrag auslassen' }))
  expect(modal.getAllByRole('listitem')).toHaveLength(4)
  await user.click(modal.getByRole('button', { name: 'Speichern' }))
  await dialogCloses()
  expect(company.sent.map((call) => call.slice(7, 10))).toEqual(['001', '003', '004', '005'])
  expect((await checkbox(`${phone('002')} wählen`)).checked).toBe(true)
})

it('deactivates several numbers with one reason', async () => {
  const company = fakeCompany()
  const { user, dialog, dialogCloses } = await openNumbers(company.port)
  await user.click(await checkbox(`${phone('001')} wählen`))
  await user.click(await checkbox(`${phone('004')} wählen`))
  await user.click(await inBar('Deaktivieren'))
  const modal = await dialog('Rufnummern deaktivieren?')
  await user.selectOptions(modal.getByLabelText(/^Grund/), 'Wird nicht verwendet')
  await user.click(modal.getByRole('button', { name: 'Deaktivieren' }))
  await dialogCloses()
  expect(
    company.numbers.filter(({ status }) => status === 'DEACTIVATED').map((number) => number.deactivationReason),
  ).toEqual(['NO_USE', 'NO_USE'])
})

it('counts selected numbers that a search hides', async () => {
  const company = fakeCompany([{}, { lastName: 'Egger' }])
  const { user } = await openNumbers(company.port)
  await user.click(await checkbox('Alle auf dieser Seite wählen'))
  await user.type(screen.getByRole('searchbox'), 'Egger')
  expect(await (await bar()).findByText('4 davon hier nicht zu sehen')).toBeTruthy()
  expect((await bar()).getByText('5 Rufnummern gewählt')).toBeTruthy()
  await user.click(await inBar('Auswahl aufheben'))
  expect(screen.queryByRole('group', { name: 'Gewählte Einträge' })).toBeNull()
  expect((await checkbox(`${phone('002')} wählen`)).checked).toBe(false)
})

it('cannot select a number that cannot be changed', async () => {
  await openNumbers(fakeNumbersPort().port)
  const names = screen.getAllByRole('checkbox').map((box) => box.getAttribute('aria-label'))
  expect(names).toEqual(['Alle auf dieser Seite wählen', `${phone('001')} wählen`, `${phone('002')} wählen`])
})

type SelectedModal = Extract<keyof typeof numberModals, `${string}-selected`>

/** Each action for selected numbers, with its choice, and what it will do when it goes on. */
const actions: Record<SelectedModal, { name: string; choice?: string; submit: string; goesOn: string }> = {
  'block-selected': { name: 'Sperren', submit: 'Sperren', goesOn: '3 Rufnummern werden gesperrt' },
  'cancel-block-selected': {
    name: 'Sperre aufheben',
    submit: 'Sperre aufheben',
    goesOn: 'Die Sperre von 3 Rufnummern wird aufgehoben',
  },
  'limit-selected': {
    name: 'Limit ändern',
    choice: '50',
    submit: 'Speichern',
    goesOn: '4 Limits werden auf 50,00 € geändert',
  },
  'deactivate-selected': {
    name: 'Deaktivieren',
    choice: 'NO_USE',
    submit: 'Deaktivieren',
    goesOn: '3 Rufnummern werden endgültig deaktiviert (Grund: Wird nicht verwendet)',
  },
}

/** Selects all five numbers and opens this action; `login` ends the session and opens the page again for the same person. */
async function openAction(company: ReturnType<typeof fakeCompany>, modal: SelectedModal) {
  startSession('business', tokens.business)
  onTestFinished(() => {
    endSession('business', 'logout')
    window.history.replaceState(null, '', '/')
  })
  window.history.replaceState(null, '', `/business/calling-number?modal=${modal}`)
  const { user } = await openNumbers(company.port)
  await user.click(await checkbox('Alle auf dieser Seite wählen'))
  await user.click(await inBar(actions[modal].name))
  const { choice } = actions[modal]
  const form = within(await screen.findByRole('dialog'))
  if (choice !== undefined) await user.selectOptions(form.getByRole('combobox'), choice)
  const login = async () => {
    act(() => endSession('business', 'expired'))
    cleanup()
    startSession('business', tokens.business)
    const view = await openNumbers(company.port, { start: { modal } })
    return { ...view, modal: within(await screen.findByRole('dialog')) }
  }
  return { user, form, login }
}

const selectedPhones = () =>
  screen
    .getAllByRole<HTMLInputElement>('checkbox', { hidden: true })
    .filter(({ checked }) => checked)
    .flatMap((box) => /001(\d{3}) wählen$/.exec(box.getAttribute('aria-label')!)?.[1] ?? [])

it.each(Object.keys(actions) as SelectedModal[])(
  'selects again after a login in between, shows each result and what goes on: %s',
  async (name) => {
    const status = name === 'cancel-block-selected' ? 'BLOCKED' : 'ACTIVE'
    const company = fakeCompany(([20, 100, 20, 20, 20] as const).map((reloadValue) => ({ status, reloadValue })))
    company.fails('001', refusal(409))
    company.fails('004', refusal(401))
    const { user, form, login } = await openAction(company, name)
    await user.click(form.getByRole('button', { name: actions[name].submit }))
    await form.findByText(/von 5 erledigt/)
    const shown = form.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(results()).toEqual([
      'Nicht erledigt',
      name === 'limit-selected' ? 'Nicht erledigt' : 'Erledigt',
      'Erledigt',
      'Unbekannt',
      'Noch nicht erledigt',
    ])

    const { modal } = await login()
    expect(modal.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(shown)
    expect(modal.getByText(`Wenn Sie weitermachen: ${actions[name].goesOn}`)).toBeTruthy()
    expect(selectedPhones()).toEqual(
      name === 'deactivate-selected' ? ['001', '004', '005'] : ['001', '002', '003', '004', '005'],
    )
  },
)

it('restores what was chosen and left out before the start after a login in between', async () => {
  const company = fakeCompany([{}, { reloadValue: 100 }])
  const before = await openAction(company, 'limit-selected')
  await before.user.click(before.form.getByRole('button', { name: 'Diesen Eintrag auslassen' }))
  const { modal, user, dialogCloses } = await before.login()
  expect(modal.getAllByRole('listitem')).toHaveLength(4)
  expect(modal.getByRole<HTMLSelectElement>('combobox').value).toBe('50')
  await user.click(modal.getByRole('button', { name: 'Speichern' }))
  await dialogCloses()
  expect(company.sent.map((call) => call.slice(7, 10))).toEqual(['001', '003', '004', '005'])
  expect(selectedPhones()).toEqual(['002'])
})

it('shows the results after a login in between although no number of them can be selected any more', async () => {
  const company = fakeCompany()
  company.fails('001', refusal(401))
  const { user, form, login } = await openAction(company, 'deactivate-selected')
  await user.click(form.getByRole('button', { name: 'Deaktivieren' }))
  await form.findByText('0 von 5 erledigt.')
  for (const { id } of company.numbers) company.store(id, { status: 'DEACTIVATED' })
  await login()
  expect(results()[0]).toBe('Unbekannt')
  expect(selectedPhones()).toEqual([])
})
