/** The ways through the portal that are recorded. */
import type { CallingNumber } from '#generated/model/calling-number.ts'
import { button, dialog } from '../engines/target.ts'
import { createClient, withoutEtag } from '../sandbox/client.ts'
import type { Listener } from './listener.ts'

export type Journey = {
  /** The name of its record. */
  name: string
  title: string
  /** The width of the window; that of a desk by default. */
  width?: number
  run: (person: Listener) => Promise<void>
}

const anna = 'anna.gruber@mail.example'
const lukas = 'lukas.hofer@mail.example'
const katharina = 'katharina.moser@bergland.example'
const sabine = 'sabine.koehler@bank.example'

/** Changes a record as another employee at another desk. */
async function changeAsColleague({ site }: Listener, path: string, change: object): Promise<void> {
  const client = createClient(site.address)
  const token = await client.tokenOf('bank', 'martin.brandl@bank.example')
  const stored = withoutEtag((await client.call('GET', path, { token })).body)
  const { status } = await client.call('PUT', path, { token, body: { ...stored, ...change } })
  if (status >= 300) throw new Error(`The colleague cannot change ${path}: ${status}`)
}

const signIn: Journey = {
  name: 'sign-in',
  title: 'Anmeldung mit falschem Passwort und falschem Code',
  run: async (person) => {
    await person.open('/private/login')
    await person.press('shift+Tab')
    await person.press('Tab')
    await person.type(anna)
    await person.press('Return', () => person.page.sees({ css: 'input[type=password]' }))
    await person.type('falsch')
    await person.press('Return', () => person.page.reads('stimmt nicht'))
    await person.pressUntil('Tab', /Passwort vergessen/)
    await person.press('Return', () => person.page.sees(button('Code senden')))
    await person.press('Return', () => person.page.sees({ css: 'input[autocomplete=one-time-code]' }))
    await person.type('000000')
    await person.pressUntil('Tab', /^Neues Passwort \*/)
    await person.type('Herbstlaub-im-Wienerwald-7')
    await person.pressUntil('Tab', /^Neues Passwort wiederholen/)
    await person.type('Herbstlaub-im-Wienerwald-7')
    await person.press('Return', () => person.page.reads('stimmt nicht'))
  },
}

const planChange: Journey = {
  name: 'plan-change',
  title: 'Wechsel von Starter zu Premium',
  run: async (person) => {
    await person.signIn('private', anna)
    for (let heading = 0; heading < 7; heading++) await person.press('h')
    await person.pressUntil('Tab', /^Tag des Wechsels/)
    await person.press('Tab')
    await person.press('Tab')
    await person.press('Return', () => person.page.sees(button('Zahlungspflichtig wechseln')))
    await person.press('shift+Tab')
    await person.press('Return', () => person.page.seesNo(button('Zahlungspflichtig wechseln')))
  },
}

const conflict: Journey = {
  name: 'conflict',
  title: 'Zwei Mitarbeiter ändern dieselbe Straße',
  run: async (person) => {
    await person.signIn('bank', sabine)
    await person.open('/bank/private-customer/1100234501/mypaybox?tab=personal-information')
    await person.pressUntil('Tab', /^Straße/)
    await person.press('ctrl+a')
    await person.type('Herrengasse 7')
    await changeAsColleague(person, '/bank/private/10000000-0000-4000-8000-001100234501/personal-information', {
      street: 'Ring 1',
      city: 'Linz',
    })
    await person.press('Return', () => person.page.reads('Inzwischen wurde etwas geändert'))
    for (let line = 0; line < 4; line++) await person.press('Down')
    await person.pressUntil('Tab', /^Jetzt gespeichert/)
    await person.press('Down')
    await person.press('space')
    await person.pressUntil('Tab', /^Speichern/)
    await person.press('Return', () => person.page.reads('Daten wurden gespeichert'))
  },
}

const table: Journey = {
  name: 'list-table',
  title: 'Liste der Privatkunden als Tabelle',
  run: async (person) => {
    await person.signIn('bank', sabine)
    await person.open('/bank/private-customers')
    await person.press('t')
    await person.pressUntil('Tab', /^Nachname/)
    await person.press('Return', () => person.page.isAt(/sort=/))
    await person.pressUntil('shift+Tab', /^Kunden suchen/)
    await person.type('gruber')
    await person.wait('wartet', () => person.page.isAt(/q=gruber/))
    await person.press('ctrl+a')
    await person.type('xyz')
    await person.wait('wartet', () => person.page.reads('Nichts gefunden'))
  },
}

const cards: Journey = {
  name: 'list-cards',
  title: 'Liste der Privatkunden als Karten',
  width: 500,
  run: async (person) => {
    await person.signIn('bank', sabine)
    await person.open('/bank/private-customers')
    await person.press('h')
    await person.press('t')
    for (let line = 0; line < 16; line++) await person.press('Down')
    await person.pressUntil('Tab', /^Aktionen für/)
  },
}

const bulk: Journey = {
  name: 'bulk-action',
  title: 'Drei Rufnummern sperren, und eine wurde inzwischen geändert',
  run: async (person) => {
    await person.signIn('business', katharina)
    await person.open('/business/calling-number')
    await person.pressUntil('Tab', /^\+43 664 1001001 wählen/)
    await person.press('space')
    await person.pressUntil('Tab', /^\+43 664 2001100 wählen/)
    await person.press('space')
    await person.pressUntil('Tab', /^\+43 664 2001101 wählen/)
    await person.press('space')
    await person.press('Return')
    await person.pressUntil('Tab', /^Sperren/)
    await person.press('Return', () => person.page.sees({ css: dialog }))
    const client = createClient(person.site.address)
    const token = await client.tokenOf('bank', sabine)
    const path = '/bank/business/20000000-0000-4000-8000-001200456701/calling-numbers'
    const numbers = (await client.call('GET', path, { token })).body.callingNumbers as CallingNumber[]
    const number = numbers.find(({ callingNumber }) => callingNumber === '6642001100')!
    const { id, etag: _etag, status: _status, taskOpen: _task, activationDate: _from, ...others } = number
    const { deactivationDate: _to, deactivationReason: _why, ...body } = others
    const { status } = await client.call('PUT', `${path}/${id}`, { token, body: { ...body, limit: 1000 } })
    if (status !== 204) throw new Error(`The bank cannot change the number: ${status}`)
    await person.press('Return', () => person.page.reads('2 von 3 erledigt'))
    await person.press('Tab')
    await person.press('Tab')
    await person.press('shift+Tab')
    for (let line = 0; line < 6; line++) await person.press('Up')
  },
}

const datePicker: Journey = {
  name: 'date-picker',
  title: 'Ein Tag im Kalender',
  run: async (person) => {
    await person.signIn('private', anna)
    await person.open('/private/receipts-and-transactions?tab=transactions')
    await person.pressUntil('Tab', /^Zahlungen von/)
    await person.type('99.99.2026')
    await person.press('Tab')
    await person.press('Return')
    await person.press('Left')
    await person.press('Up')
    await person.press('shift+Tab')
    await person.press('shift+Tab')
    await person.press('Return')
    await person.press('Tab')
    await person.press('Tab')
    await person.press('Return')
  },
}

const sessionWarning: Journey = {
  name: 'session-warning',
  title: 'Warnung vor dem Ende der Anmeldung',
  run: async (person) => {
    await person.signIn('private', anna)
    await person.open('/private/mypaybox?tab=personal-information')
    await person.pressUntil('Tab', /^Straße/)
    await person.page.evaluate(() => {
      const later = 13.5 * 60_000
      const [now, perf] = [Date.now.bind(Date), performance.now.bind(performance)]
      Date.now = () => now() + later
      performance.now = () => perf() + later
      window.dispatchEvent(new Event('focus'))
    })
    await person.wait('wartet', () => person.page.reads('Sind Sie noch da?'))
    await person.press('Tab')
    await person.press('shift+Tab')
    await person.press('Return')
  },
}

const payment: Journey = {
  name: 'payment',
  title: 'Einzelheiten einer abgelehnten Zahlung',
  run: async (person) => {
    await person.signIn('private', lukas)
    await person.open('/private/receipts-and-transactions?tab=transactions&status=reserveFailed')
    const merchant = await person.page.evaluate(
      () => /^Zahlung an (.*) ansehen$/.exec(document.querySelector('td button[aria-label]')!.ariaLabel!)![1]!,
    )
    person.hide(merchant, 'Händler')
    await person.pressUntil('Tab', /^Zahlung an/)
    await person.press('Return', async () => {
      await person.page.sees({ css: dialog })
      const kind = await person.page.evaluate(
        () =>
          [...document.querySelectorAll('[role=dialog] dt')].find((term) => term.textContent === 'Art')!
            .nextElementSibling!.textContent!,
      )
      person.hide(kind, 'Art der Zahlung')
    })
    for (let line = 0; line < 10; line++) await person.press('Down')
    await person.press('Tab')
    await person.press('Tab')
    await person.press('Escape', () => person.page.seesNo({ css: dialog }))
  },
}

export const journeys: readonly Journey[] = [
  signIn,
  planChange,
  conflict,
  table,
  cards,
  bulk,
  datePicker,
  sessionWarning,
  payment,
]
