import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { newPassword } from '../sandbox/client.ts'
import type { Journey } from './journey.ts'
import { button, dialog, field, link, menuItem, tab } from './target.ts'

const anna = 'anna.gruber@mail.example'
const street = field('Straße')

export const privateJourneys: readonly Journey[] = [
  {
    name: 'a customer sees the limit, saves a bill and signs out',
    run: async (person, { downloads }) => {
      await person.signIn('private', anna)
      await person.reads('63,50 €', 'main')
      await person.click(link('Belege und Transaktionen'))
      await person.isAt(/^\/private\/receipts-and-transactions/)
      await person.click(button(/^PDF zum Beleg/))
      await person.until('the bill is saved whole', async () => {
        const bill = readdirSync(downloads).find((name) => /^Monatsrechnung-.*\.pdf$/.test(name))
        return bill !== undefined && readFileSync(join(downloads, bill), 'latin1').includes('%%EOF')
      })
      await person.click(tab('Transaktionen'))
      await person.isAt(/tab=transactions/)
      await person.goBack()
      await person.isAt(/^\/private\/receipts-and-transactions(?!.*tab=transactions)/)
      await person.click(button('Konto'))
      await person.click(menuItem('Abmelden'))
      await person.click(button('Abmelden', dialog))
      await person.isAt(/^\/private\/login/)
      await person.reads('Sie sind abgemeldet.')
      await person.goBack()
      await person.isAt(/^\/private\/login/)
      await person.seesNo(button('Konto'))
    },
  },
  {
    name: 'a customer mends a wrong postal code, and Reload and Back keep the state',
    run: async (person) => {
      await person.signIn('private', anna)
      await person.click(tab('Persönliche Daten'))
      await person.isAt(/tab=personal-information/)
      await person.type(street, 'Herrengasse 7/12')
      await person.type(field('Postleitzahl'), '80')
      await person.click(button('Speichern'))
      await person.reads('Bitte geben Sie genau 4 Zeichen ein.')
      await person.holds(street, 'Herrengasse 7/12')
      await person.type(field('Postleitzahl'), '8010')
      await person.click(button('Speichern'))
      await person.reads('Die persönlichen Daten sind gespeichert.')
      await person.reload()
      await person.holds(street, 'Herrengasse 7/12')
      await person.isAt(/tab=personal-information/)
      await person.goBack()
      await person.isAt(/^\/private\/mypaybox(?!.*personal-information)/)
    },
  },
  {
    name: 'a forgotten password is replaced with the code from the e-mail',
    run: async (person) => {
      await person.open('/private/login')
      await person.type(field('E-Mail-Adresse'), anna)
      await person.click(button('Weiter'))
      await person.click(button('Passwort vergessen?'))
      await person.click(button('Code senden'))
      await person.sees(field('Code aus der E-Mail'))
      await person.type(field('Code aus der E-Mail'), await person.site.sandbox.codeFor(anna))
      await person.type(field('Neues Passwort'), newPassword)
      await person.type(field('Neues Passwort wiederholen'), newPassword)
      await person.click(button('Passwort festlegen'))
      await person.reads('Ihr neues Passwort ist festgelegt.')
      await person.signIn('private', anna, newPassword)
      await person.isAt(/^\/private\/mypaybox/)
    },
  },
  {
    name: 'a session that ended says why, and the person goes on where they were',
    run: async (person) => {
      await person.signIn('private', anna)
      await person.click(tab('Bankdaten'))
      await person.isAt(/tab=bank-data/)
      await person.site.sandbox.control('clock', { advanceSeconds: 16 * 60 })
      await person.reload()
      await person.isAt(/^\/private\/login/)
      await person.reads('Ihre Anmeldung ist abgelaufen')
      await person.enter(anna)
      await person.isAt(/^\/private\/mypaybox\?.*tab=bank-data/)
    },
  },
  {
    name: 'signing out in one window ends the other',
    run: async (person) => {
      await person.signIn('private', anna)
      const second = await person.openWindow()
      // Each window of WebDriver has a session storage of its own, and all of them one local storage.
      await second.open('/private/profile')
      await second.pageIsWhole()
      await person.click(button('Konto'))
      await person.click(menuItem('Abmelden'))
      await person.click(button('Abmelden', dialog))
      await person.isAt(/^\/private\/login/)
      await second.isAt(/^\/private\/login/)
      await second.reads('Sie sind auch hier abgemeldet')
    },
  },
  {
    name: 'language and colours are chosen, and stay after a reload',
    run: async (person) => {
      const background = () => person.evaluate(() => getComputedStyle(document.body).backgroundColor)
      await person.signIn('private', anna)
      const before = await background()
      await person.click(button('EN, English'))
      await person.sees(tab('My products'))
      await person.click(button('Switch to dark colours'))
      await person.until('the page is dark', async () => (await background()) !== before)
      const dark = await background()
      await person.reload()
      await person.sees(tab('My products'))
      await person.until('the page is dark again', async () => (await background()) === dark)
      await person.click(button('DE, Deutsch'))
      await person.sees(tab('Meine Produkte'))
    },
  },
]
