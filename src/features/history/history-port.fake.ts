import type { HistoryEntry } from '#generated/model/history-entry.ts'
import { fakeQuery } from '#src/shared/query/port.fake.ts'
import type { HistoryPort } from './history-port.ts'

export const byThomas: HistoryEntry = {
  activityTimestamp: '2026-11-19T14:32:08Z',
  user: 'Thomas Auer',
  userType: 'BANK_EMPLOYEE',
  loginActivity: false,
  activity: 'Monatslimit von 200,00 auf 300,00 Euro geändert. Notiz: Auf Wunsch.',
}

export const byKatharina: HistoryEntry = {
  ...byThomas,
  activityTimestamp: '2026-08-21T06:55:31Z',
  user: 'katharina.moser@bergland.example',
  userType: 'BUSINESS_ADMIN',
  activity: 'E-Mail-Adressen für Rechnungen geändert',
}

export const signIn: HistoryEntry = {
  activityTimestamp: '2026-11-20T09:01:03Z',
  user: 'anna.gruber@mail.example',
  userType: 'PRIVATE_CUSTOMER',
  loginActivity: true,
  activity: 'Angemeldet',
}

/** Serves these entries like the backend, and records the requests. */
export function fakeHistoryPort(entries: readonly HistoryEntry[]) {
  const requests: unknown[][] = []
  const port: HistoryPort = {
    history: (object, loginActivity) =>
      fakeQuery(['fake', 'history', { ...object, loginActivity }], () => {
        requests.push([object, loginActivity])
        const historyEntries = entries.filter((entry) => loginActivity || !entry.loginActivity)
        return Promise.resolve({ historyEntries })
      }),
  }
  return { port, requests }
}
