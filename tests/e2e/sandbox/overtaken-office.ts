/** What two employees change of the bank’s own lists. In the order in which one leaves what the next one needs. */
import { gone, type OvertakenChange } from './overtaken-change.ts'

const office = '/bank/administration'
const entry = (list: string, number: string, modal: string) => ({
  params: { id: `d0000000-0000-4000-8000-0000000000${number}` },
  at: `${office}?tab=${list}&modal=${modal}&record=d0000000-0000-4000-8000-0000000000${number}`,
})
const inLists = { send: 'Speichern', done: 'Der Eintrag wurde geändert.' }

export const overtakenOffice: OvertakenChange[] = [
  {
    operation: 'bankUpdateEmployee',
    params: {},
    find: 'Brandl',
    at: `${office}?tab=bank-employees&modal=edit&record={record}`,
    entries: { Risikomanagement: true },
    send: 'Speichern',
    colleague: () => ({ roles: ['BACKOFFICE', 'SERVICELINE'], active: true }),
    differences: [['Rollen', 'Backoffice, Serviceline', 'Backoffice, Risikomanagement']],
    done: 'Der Zugang wurde geändert.',
    kept: { roles: ['BACKOFFICE', 'RISK'] },
  },
  {
    operation: 'bankUpdateAllowEntry',
    ...entry('allow-list', '01', 'edit'),
    ...inLists,
    entries: { Notiz: 'Ausweis geprüft' },
    colleague: ({ id: _id, ...stored }) => ({ ...stored, phoneNumber: '6641239999' }),
    differences: [['Rufnummer', '+43 664 1239999', '+43 664 1230001']],
    takeOver: ['Rufnummer'],
    kept: { note: 'Ausweis geprüft', phoneNumber: '6641239999' },
  },
  {
    about: 'which is gone by then',
    operation: 'bankUpdateAllowEntry',
    ...entry('allow-list', '02', 'edit'),
    entries: { Notiz: 'Ausweis geprüft' },
    send: 'Speichern',
    by: 'bankDeleteAllowEntry',
    colleague: () => undefined,
    over: gone,
  },
  {
    operation: 'bankUpdateDenyEntry',
    ...entry('deny-list', '12', 'edit'),
    ...inLists,
    entries: { Notiz: 'Konto ist frei' },
    colleague: ({ id: _id, ...stored }) => ({ ...stored, note: 'Anzeige ist erstattet' }),
    differences: [['Notiz', 'Anzeige ist erstattet', 'Konto ist frei']],
    kept: { note: 'Konto ist frei' },
  },
  {
    about: 'which is gone by then',
    operation: 'bankDeleteDenyEntry',
    ...entry('deny-list', '13', 'delete'),
    send: 'Löschen',
    colleague: () => undefined,
    over: gone,
  },
]
