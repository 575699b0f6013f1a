import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { readAlerts, removeAlert } from '#src/shared/alerts/alerts.ts'
import { formatDate, viennaToday } from '#src/shared/format/day.ts'
import { isOff } from '../../../tests/is-off.ts'
import { renderScreen } from '../../../tests/render-screen.tsx'
import { BankDataTab } from './bank-data-tab.tsx'
import { bankPort, ownPort } from './personal-data-port.fake.ts'
import type { PersonalDataPort } from './personal-data-port.ts'

beforeEach(() => {
  for (const alert of readAlerts()) removeAlert(alert.id)
})

const openTab = (port: PersonalDataPort) => renderScreen(<BankDataTab port={port} />, { catalog: 'personal-data' })
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${name}`) })

async function openForm() {
  const port = bankPort()
  const view = await openTab(port)
  const save = await screen.findByRole<HTMLButtonElement>('button', { name: 'Speichern' })
  const enter = async (name: string, text: string) => {
    await view.user.clear(field(name))
    await view.user.type(field(name), text)
  }
  return { ...view, command: port.changeBankData, save, enter }
}

it('a customer reads holder, IBAN and sign date, and changes nothing @R856', async () => {
  const { container } = await openTab(ownPort())
  expect(await screen.findByText('Dr. Maria Steiner')).toBeTruthy()
  expect([...container.querySelectorAll('dt')].map((term) => term.textContent)).toEqual([
    'Kontoinhaber/in',
    'IBAN',
    'SEPA-Mandat erteilt am',
  ])
  expect(screen.getByText('AT72 3200 0000 0123 4567')).toBeTruthy()
  expect(screen.getByText('18.02.2019')).toBeTruthy()
  expect(container.querySelectorAll('input, form')).toHaveLength(0)
})

it('the bank enters another account, as it is printed @R325 @R373 @R815', async () => {
  const { user, command, save, enter } = await openForm()
  expect(isOff(save)).toBe(true)
  await enter('IBAN', 'at95 1400 0000 1234 5099')
  await enter('SEPA-Mandat', formatDate(viennaToday()))
  await user.click(save)
  const sent = { accountHolder: 'Dr. Maria Steiner', iban: 'AT951400000012345099', signDate: viennaToday() }
  await waitFor(() => expect(command.sent).toEqual([sent]))
  await waitFor(() => expect(readAlerts()).toMatchObject([{ type: 'success' }]))
})

it.each([
  ['Kontoinhaber', ' ', 'Kontoinhaber/in: Bitte angeben.'],
  ['IBAN', 'AT95 1400 0000 1234 5098', 'Diese IBAN stimmt nicht. Bitte prüfen Sie sie.'],
  ['IBAN', 'AT95 1400', 'Diese IBAN stimmt nicht. Bitte prüfen Sie sie.'],
  ['SEPA-Mandat', '01.01.2199', `Bitte geben Sie ein Datum bis zum ${formatDate(viennaToday())} ein.`],
])('%s "%s" is not accepted', async (name, text, sentence) => {
  const { user, command, save, enter } = await openForm()
  await enter(name, text)
  await user.click(save)
  expect(await screen.findByText(sentence)).toBeTruthy()
  expect(command.sent).toEqual([])
})

it('an IBAN that the bank refuses is explained in the form @R776', async () => {
  const { user, command, save, enter } = await openForm()
  command.refuses(460)
  await enter('Kontoinhaber', 'Karl Steiner')
  await user.click(save)
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Diese IBAN stimmt nicht/)
})
