/** What happened to the seed people before the sandbox was filled, in words of the history. */

import { inGerman } from '#sandbox/domain/vienna.ts'
import {
  holzbausEnd,
  holzbausEndDecided,
  josefsEnd,
  josefsEndDecided,
  plannedEnd,
} from '#sandbox/seed/ends-of-contracts.ts'
import { hostileActivity } from '#sandbox/seed/hostile.ts'

/** Days before today, time of day in UTC, who it was (`self`: the customer), and what they did. */
export type Event = [daysAgo: number, time: string, who: string, activity: string]

const [service, risk, backOffice] = ['Thomas Auer', 'Petra Winkler', 'Martin Brandl']

/** By customer number. */
export const privateStories = (now: Date): Record<string, Event[]> => ({
  '1100234501': [
    [19, '19:47:55', 'self', 'Rufnummer geändert'],
    [26, '07:20:31', 'self', 'Persönliche Daten geändert'],
    [92, '06:55:31', risk, 'Sicherheitssperre RM aufgehoben. Notiz: Zahlungen mit der Kundin telefonisch geklärt.'],
    [94, '16:12:09', risk, 'Sicherheitssperre RM gesetzt. Notiz: Ungewöhnlich viele Zahlungen in einer Stunde.'],
    [210, '10:03:44', 'self', 'Einstellungen zur Privatsphäre geändert'],
  ],
  '1100234502': [
    [61, '09:31:02', service, 'Monatslimit von 200,00 auf 300,00 Euro geändert. Notiz: Auf Wunsch des Kunden.'],
    [62, '13:48:17', service, 'Bankdaten geändert'],
  ],
  '1100234503': [
    [
      24,
      '08:15:40',
      service,
      `Kündigung zum ${inGerman(plannedEnd(now))} vorgemerkt. Notiz: Schriftlich gekündigt, Brief liegt vor.`,
    ],
    [300, '11:26:08', service, 'Monatslimit von 300,00 auf 500,00 Euro geändert'],
  ],
  '1100234504': [
    [
      josefsEndDecided,
      '09:02:11',
      risk,
      `Vertrag mit ${inGerman(josefsEnd(now))} beendet. Notiz: Lastschrift mangels Deckung zurückgegeben.`,
    ],
    [149, '07:30:54', 'self', 'Rufnummer geändert'],
  ],
  '1100234505': [[420, '18:05:23', 'self', 'Passwort geändert']],
  '1100234507': [
    [3, '12:40:12', risk, 'Sicherheitssperre RM gesetzt'],
    [5, '08:22:37', service, 'Sicherheitssperre auf Kundenwunsch gesetzt. Notiz: Telefon verloren.'],
  ],
})

export const companyStories = (now: Date): Record<string, Event[]> => ({
  '1200456701': [
    [33, '10:17:29', service, 'Monatslimit von 2.000,00 auf 5.000,00 Euro geändert. Notiz: Bonität geprüft.'],
    [70, '14:55:03', backOffice, 'Firmendaten geändert'],
    [133, '09:44:51', 'katharina.moser@bergland.example', 'E-Mail-Adressen für Rechnungen geändert'],
  ],
  '1200456702': [[12, '13:09:46', backOffice, 'Firmendaten geändert']],
  '1200456703': [[40, '08:51:20', service, `Kündigung zum ${inGerman(plannedEnd(now))} vorgemerkt`]],
  '1200456704': [
    [
      holzbausEndDecided,
      '09:10:35',
      risk,
      `Vertrag mit ${inGerman(holzbausEnd(now))} beendet. Notiz: An das Inkassobüro übergeben.`,
    ],
    [241, '07:58:02', risk, 'Sicherheitssperre RM gesetzt'],
  ],
  '1200456700': [[5, '11:11:11', '<b>ahab</b>@boese.example', hostileActivity]],
})
