import type { Journey } from './journey.ts'
import { button, dialog, field } from './target.ts'

const katharina = 'katharina.moser@bergland.example'
const number = '+43 665 3330003'

export const businessJourneys: readonly Journey[] = [
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
      await person.reads('Die Rufnummer ist gesperrt.')
      await person.reads('Gesperrt', 'table')
      await person.reload()
      await person.holds(field('Rufnummern suchen'), '0665 3330003')
      await person.reads(number, 'table')
    },
  },
]
