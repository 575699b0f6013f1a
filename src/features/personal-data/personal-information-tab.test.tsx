import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { titles } from '#src/shared/address/address-fields.tsx'
import { readAlerts, removeAlert } from '#src/shared/alerts/alerts.ts'
import { addYears } from '#src/shared/format/days/day-arithmetic.ts'
import { formatDate, viennaToday } from '#src/shared/format/day.ts'
import { loadCatalog } from '#src/shared/i18n/i18n.ts'
import { refusal } from '#src/shared/http/api-error.fake.ts'
import { isOff } from '../../../tests/is-off.ts'
import { renderScreen } from '../../../tests/render-screen.tsx'
import { bankPort, maria, mariaFull, ownPort } from './personal-data-port.fake.ts'
import type { PersonalDataPort } from './personal-data-port.ts'
import { PersonalInformationTab } from './personal-information-tab.tsx'

beforeEach(() => {
  for (const alert of readAlerts()) removeAlert(alert.id)
})

async function openTab(port: PersonalDataPort, language: 'de' | 'en' = 'de') {
  const view = await renderScreen(<PersonalInformationTab port={port} />, { catalog: 'personal-data', language })
  await loadCatalog('address')
  await screen.findByRole('textbox', { name: /^(Vorname|First name)/ })
  const save = screen.getByRole<HTMLButtonElement>('button', { name: language === 'de' ? 'Speichern' : 'Save' })
  return { ...view, save }
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${name}`) })
const list = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name: new RegExp(`^${name}`) })
const offered = (name: string) =>
  within(list(name))
    .getAllByRole<HTMLOptionElement>('option')
    .map((option) => option.text)

it('a customer sees their data, and cannot change the names @R204 @R869', async () => {
  const { save } = await openTab(ownPort())
  expect([list('Anrede').value, list('Akademischer Titel').value]).toEqual(['MISS', 'Dr.in'])
  expect(
    ['Vorname', 'Nachname', 'Geburtsdatum', 'Straße', 'Postleitzahl', 'Ort'].map((name) => field(name).value),
  ).toEqual(['Maria', 'Steiner', '07.01.1965', 'Getreidegasse 9/2', '5020', 'Salzburg'])
  expect([field('Vorname').readOnly, field('Nachname').readOnly, field('Ort').readOnly]).toEqual([true, true, false])
  expect(screen.queryByRole('textbox', { name: /^E-Mail/ })).toBeNull()
  expect(screen.queryByRole('checkbox')).toBeNull()
  expect(isOff(save)).toBe(true)
})

it('six salutations and the academic titles are offered @R085 @R086', async () => {
  await openTab(ownPort())
  expect(offered('Anrede')).toEqual(['Bitte wählen', 'Frau', 'Herr', 'Divers', 'Inter', 'Offen', 'Keine Anrede'])
  expect(offered('Akademischer Titel')).toEqual(['Kein Titel', ...titles])
  expect(titles).toHaveLength(35)
})

it('a title that is not in the list stays', async () => {
  const port = ownPort({ ...maria, title: 'Bergrat h.c.' })
  const { user, save } = await openTab(port)
  expect(list('Akademischer Titel').value).toBe('Bergrat h.c.')
  await user.type(field('Ort'), ' 2')
  await user.click(save)
  await waitFor(() => expect(port.information.own.change.sent).toMatchObject([{ title: 'Bergrat h.c.' }]))
})

it('a change is sent with all other values, and its success is shown @R259 @R324', async () => {
  const port = ownPort()
  const { user, save } = await openTab(port)
  await user.selectOptions(list('Akademischer Titel'), 'Kein Titel')
  await user.clear(field('Straße'))
  await user.type(field('Straße'), 'Ring 1 ')
  await user.click(save)
  const { etag: _etag, ...sent } = maria
  await waitFor(() => expect(port.information.own.change.sent).toEqual([{ ...sent, title: null, street: 'Ring 1' }]))
  await waitFor(() => expect(readAlerts()).toMatchObject([{ type: 'success' }]))
  expect(screen.queryByRole('alert')).toBeNull()
})

it.each([
  ['Straße', '', 'Straße: Bitte angeben.'],
  ['Ort', '', 'Ort: Bitte angeben.'],
  ['Geburtsdatum', '', 'Geburtsdatum: Bitte angeben.'],
  ['Geburtsdatum', '01.01.1800', `Bitte geben Sie ein Datum ab dem ${formatDate(addYears(viennaToday(), -120))} ein.`],
  ['Geburtsdatum', '31.02.1990', 'Bitte geben Sie ein Datum wie 03.04.2026 ein.'],
  ['Postleitzahl', '', 'Postleitzahl: Bitte angeben.'],
  ['Postleitzahl', '50a0', 'Bitte geben Sie nur Ziffern ohne Leerzeichen ein.'],
  ['Postleitzahl', '502', 'Bitte geben Sie genau 4 Ziffern ein.'],
])('%s cannot be "%s" @R205 @R206 @R207 @R208', async (name, text, sentence) => {
  const port = ownPort()
  const { user, save } = await openTab(port)
  await user.clear(field(name))
  if (text !== '') await user.type(field(name), text)
  await user.click(save)
  expect(await screen.findByText(sentence)).toBeTruthy()
  expect(port.information.own.change.sent).toEqual([])
})

it.each([
  ['the customer', ownPort],
  ['the bank', bankPort],
])('for %s a person is at least 18 years old, to the day @R209 @R211', async (_who, portOf) => {
  const port = portOf()
  const { user, save } = await openTab(port)
  const eighteenToday = addYears(viennaToday(), -18)
  const [year, month, day] = eighteenToday.split('-')
  await user.clear(field('Geburtsdatum'))
  await user.type(field('Geburtsdatum'), `${day}.${month}.${Number(year) + 1}`)
  await user.click(save)
  expect(await screen.findByText('Das Mindestalter beträgt 18 Jahre.')).toBeTruthy()
  await user.clear(field('Geburtsdatum'))
  await user.type(field('Geburtsdatum'), `${day}.${month}.${year}`)
  await user.click(save)
  const { change } = 'own' in port.information ? port.information.own : port.information.full
  await waitFor(() => expect(change.sent).toMatchObject([{ birthdate: eighteenToday }]))
})

it('the bank changes names, e-mail address and the employee flag too @R203 @R210 @R372 @R870', async () => {
  const port = bankPort()
  const { user, save } = await openTab(port)
  expect(field('Vorname').readOnly).toBe(false)
  await user.clear(field('Nachname'))
  await user.clear(field('E-Mail-Adresse'))
  await user.type(field('Vorname'), '1')
  await user.click(save)
  expect(await screen.findByText('Nachname: Bitte angeben.')).toBeTruthy()
  expect(screen.getByText('E-Mail-Adresse: Bitte angeben.')).toBeTruthy()
  expect(screen.getByText(/^Bitte beginnen Sie mit einem Buchstaben/)).toBeTruthy()
  await user.type(field('Vorname'), '{Backspace}')
  await user.type(field('Nachname'), "O'Connor")
  await user.type(field('E-Mail-Adresse'), 'maria@mail.example')
  await user.click(screen.getByRole('checkbox', { name: 'Arbeitet bei der Bank' }))
  await user.click(save)
  const { etag: _etag, ...sent } = mariaFull
  const changed = { ...sent, lastName: "O'Connor", email: 'maria@mail.example', employee: true }
  await waitFor(() => expect(port.information.full.change.sent).toEqual([changed]))
})

it('an e-mail address of another customer is refused in the form @R781', async () => {
  const port = bankPort()
  port.information.full.change.refuses(409)
  const { user, save } = await openTab(port)
  await user.type(field('E-Mail-Adresse'), '.at')
  await user.click(save)
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Diese E-Mail-Adresse gehört schon jemand anderem/)
  expect(readAlerts()).toEqual([])
})

it('a change during a running one is refused with the reason, in English too @R275', async () => {
  const port = ownPort()
  port.information.own.change.fails(refusal(423))
  const { user, save } = await openTab(port, 'en')
  await user.type(field('City'), '!')
  await user.click(save)
  expect((await screen.findByRole('alert')).textContent).toMatch(/^A change to your data is still in progress/)
  expect(field('City').value).toBe('Salzburg!')
})
