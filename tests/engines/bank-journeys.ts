import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Journey } from './journey.ts'
import { button, dialog, field, link, tab } from './target.ts'

const thomas = 'thomas.auer@bank.example'
const sabine = 'sabine.koehler@bank.example'
const anna = '/bank/private-customer/1100234501'

export const bankJourneys: readonly Journey[] = [
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
      await person.reads('Die persönlichen Daten sind gespeichert.')
      await person.reads('Anna Gruber-Haas', 'main')
    },
  },
  {
    name: 'an employee writes a note and sees the history',
    run: async (person) => {
      await person.signIn('bank', thomas)
      await person.open(`${anna}/administration`)
      await person.click(button('Notiz hinzufügen'))
      await person.type(field('Notiz', dialog), 'Rückruf am Montag')
      await person.click(button('Hinzufügen', dialog))
      await person.reads('Die Notiz ist hinzugefügt.')
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
      const bytes = Buffer.from(Uint8Array.from({ length: 50_000 }, (_none, index) => (index * 31) % 256))
      const folder = mkdtempSync(join(tmpdir(), 'document-'))
      const saved = join(downloads, name)
      writeFileSync(join(folder, name), bytes)
      await person.signIn('bank', thomas)
      await person.open(`${anna}/administration?tab=customer-documents`)
      await person.click(button('Dokument hinzufügen'))
      await person.upload({ css: 'input[type=file]', within: dialog }, join(folder, name))
      await person.choose(field('Dokumenttyp', dialog), 'Reisepass')
      await person.click(button('Hinzufügen', dialog))
      await person.reads('Das Dokument ist hinzugefügt.')
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
