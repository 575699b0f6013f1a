/** All journeys, in the order in which they are taken: the walk over all pages first, since it alone finds most. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { allPages } from '../all-pages.ts'
import { areas, newPassword } from '../sandbox/client.ts'
import { seedPeople } from '../sandbox/people.ts'
import type { Person } from './person.ts'
import { button, dialog, field, link, menuItem, tab } from './target.ts'

export type Journey = {
  name: string
  /** Throws at the first step that fails. `downloads` is the folder that the browser saves files into. */
  run: (person: Person, folder: { downloads: string }) => Promise<void>
}

const anna = 'anna.gruber@mail.example'
const street = field('Straße')

const privateJourneys: readonly Journey[] = [
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
      await person.reads('Bitte geben Sie genau 4 Ziffern ein.')
      await person.holds(street, 'Herrengasse 7/12')
      await person.type(field('Postleitzahl'), '8010')
      await person.click(button('Speichern'))
      await person.reads('Die persönlichen Daten wurden gespeichert.')
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
      await person.reads('Ihr neues Passwort gilt ab sofort.')
      await person.signIn('private', anna, newPassword)
      await person.isAt(/^\/private\/mypaybox/)
    },
  },
  {
    name: 'shows why a session ended, and resumes where the person was',
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
      await person.click(button('Switch to dark mode'))
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

const katharina = 'katharina.moser@bergland.example'
const number = '+43 665 3330003'

const businessJourneys: readonly Journey[] = [
  {
    name: 'an administrator adds a calling number, finds it and blocks it',
    run: async (person) => {
      await person.signIn('business', katharina)
      await person.click({ css: 'nav a[href="/business/calling-number"]' })
      await person.click(button('Rufnummer hinzufügen'))
      await person.type(field('Rufnummer', dialog), '0665 333 00 03')
      await person.click(button('Hinzufügen', dialog))
      await person.reads('Bitte', dialog)
      await person.type(field('Vorname', dialog), 'Lena')
      await person.type(field('Nachname', dialog), 'Öfner')
      await person.type(field('Kennzeichen', dialog), 'W77B')
      await person.choose(field('Bevorzugte Stadt', dialog), 'Linz')
      await person.choose(field('Limit in Euro', dialog), '500')
      await person.choose(field('Aufladewert in Stunden', dialog), '50')
      await person.click(button('Hinzufügen', dialog))
      await person.seesNo({ css: dialog })
      await person.reads(number, 'table')
      await person.site.sandbox.control('clock', { advanceSeconds: 5 })
      await person.click(button('Neu laden'))
      await person.type(field('Rufnummern suchen'), '0665 3330003')
      await person.press('Enter')
      await person.isAt(/q=/)
      await person.click(button(`${number} sperren`))
      await person.click(button('Sperren', dialog))
      await person.reads('Die Rufnummer wurde gesperrt.')
      await person.reads('Gesperrt', 'table')
      await person.reload()
      await person.holds(field('Rufnummern suchen'), '0665 3330003')
      await person.reads(number, 'table')
    },
  },
]

const thomas = 'thomas.auer@bank.example'
const sabine = 'sabine.koehler@bank.example'
const customerPage = '/bank/private-customer/1100234501'

const bankJourneys: readonly Journey[] = [
  {
    name: 'an employee finds a customer and mends two errors in their data',
    run: async (person) => {
      await person.signIn('bank', sabine)
      await person.click(button('Kunden aufrufen'))
      await person.type({ css: 'input[role=combobox]', within: dialog }, 'Anna Gruber')
      await person.reads('1100234501', dialog)
      await person.press('Enter')
      await person.isAt(/^\/bank\/private-customer\/1100234501/)
      await person.click(tab('Persönliche Daten'))
      await person.type(field('Nachname'), '')
      await person.type(field('Postleitzahl'), '80')
      await person.click(button('Speichern'))
      await person.reads('Nachname: Bitte angeben.')
      await person.type(field('Nachname'), 'Gruber-Haas')
      await person.type(field('Postleitzahl'), '8010')
      await person.click(button('Speichern'))
      await person.reads('Die persönlichen Daten wurden gespeichert.')
      await person.reads('Anna Gruber-Haas', 'main')
    },
  },
  {
    name: 'an employee writes a note and sees the history',
    run: async (person) => {
      await person.signIn('bank', thomas)
      await person.open(`${customerPage}/administration`)
      await person.click(button('Notiz hinzufügen'))
      await person.type(field('Notiz', dialog), 'Rückruf am Montag')
      await person.click(button('Hinzufügen', dialog))
      await person.reads('Die Notiz wurde hinzugefügt.')
      await person.reads('Rückruf am Montag', 'table')
      await person.click(button(/^Verlauf von Anna Gruber/))
      await person.sees({ css: 'tbody tr', within: dialog })
      await person.press('Escape')
      await person.seesNo({ css: dialog })
    },
  },
  {
    name: 'an employee adds a document and gets it back as it was',
    run: async (person, { downloads }) => {
      const name = 'Prüfung „1“.pdf'
      const content = Uint8Array.from({ length: 50_000 }, (_none, index) => (index * 31) % 256)
      const bytes = Buffer.concat([Buffer.from('%PDF-1.7\n'), content])
      const folder = mkdtempSync(join(tmpdir(), 'document-'))
      const saved = join(downloads, name)
      writeFileSync(join(folder, name), bytes)
      await person.signIn('bank', thomas)
      await person.open(`${customerPage}/administration?tab=customer-documents`)
      await person.click(button('Dokument hinzufügen'))
      await person.upload({ css: 'input[type=file]', within: dialog }, join(folder, name))
      await person.choose(field('Dokumenttyp', dialog), 'Reisepass')
      await person.click(button('Hinzufügen', dialog))
      await person.reads('Das Dokument wurde hinzugefügt.')
      await person.click(button(`${name} herunterladen`))
      await person.until(
        'the document is saved as it was',
        async () => existsSync(saved) && readFileSync(saved).equals(bytes),
      )
    },
  },
  {
    name: 'a filtered list is the same after the way to a page and Back',
    run: async (person) => {
      const search = field('Kunden suchen')
      await person.signIn('bank', thomas)
      await person.type(search, 'yilmaz linz')
      await person.isAt(/q=yilmaz\+linz/)
      await person.reads('1100234505', 'table')
      await person.click(link('Firmenkunden'))
      await person.isAt(/^\/bank\/business-customers/)
      await person.goBack()
      await person.isAt(/^\/bank\/private-customers\?q=yilmaz\+linz/)
      await person.holds(search, 'yilmaz linz')
      await person.reads('1100234505', 'table')
      await person.reload()
      await person.holds(search, 'yilmaz linz')
    },
  },
]

/** Widths of phones between which the room that a classic scroll bar takes once made lists too wide. */
const phones = [375, 353]

/** Whatever a page complains about fails the journey (main.ts). */
const walks = areas.map((area): Journey => ({
  name: `every ${area} page opens without a complaint`,
  run: async (person) => {
    await person.signIn(area, seedPeople[area].usual)
    for (const path of allPages[area]) {
      await person.open(path)
      await person.pageIsWhole()
      const hasFailed = await person.evaluate(() => document.documentElement.classList.contains('start-failed'))
      if (hasFailed) throw new Error(`${path} takes itself for one that did not load`)
      for (const width of phones) {
        await person.resize(width, 800)
        await person.until(`${path} does not move sideways at ${width} px`, () =>
          person.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth),
        )
      }
      await person.resize(1280, 800)
    }
  },
}))

export const journeys: readonly Journey[] = [...walks, ...privateJourneys, ...businessJourneys, ...bankJourneys]
