/** The bank employees: the seed people with one sub-role each (R891), then people for the login's error paths. */
import type { Person, Purpose } from '#sandbox/seed/person.ts'

/** Running number, first and last name, local part of the e-mail address, sub-roles, purpose. */
type Row = [number: string, firstName: string, lastName: string, email: string, roles: string[], Purpose?]

const rows: Row[] = [
  ['01', 'Sabine', 'Köhler', 'sabine.koehler', ['ADMINISTRATOR']],
  ['02', 'Martin', 'Brandl', 'martin.brandl', ['BACKOFFICE']],
  ['03', 'Petra', 'Winkler', 'petra.winkler', ['RISK']],
  ['04', 'Thomas', 'Auer', 'thomas.auer', ['SERVICELINE']],
  ['05', 'Ingrid', 'Fuchs', 'ingrid.fuchs', ['DELETE_ADMINISTRATOR']],
  ['06', 'Daniel', 'Schwarz', 'daniel.schwarz', ['CREDIT_ADMINISTRATOR']],
  ['07', 'Gerda', 'Lindner', 'gerda.lindner', ['BACKOFFICE', 'RISK'], 'deactivated'],
  ['11', 'Felix', 'Novak', 'felix.novak', ['SERVICELINE'], 'passwordNotSet'],
  ['12', 'Julia', 'Hahn', 'filiale.wien', ['SERVICELINE']],
  ['13', 'Oskar', 'Brunner', 'filiale.wien', ['SERVICELINE']],
  ['14', 'Walter', 'Kern', 'walter.kern', ['BACKOFFICE'], 'lockedWithTime'],
  ['15', 'Renate', 'Zeller', 'renate.zeller', ['BACKOFFICE'], 'lockedWithoutTime'],
  ['16', 'Simon', 'Pacher', 'simon.pacher', ['RISK'], 'codeExpired'],
  ['17', 'Lena', 'Kofler', 'lena.kofler', ['RISK'], 'codeTriesUsed'],
  ['18', 'Erich', 'Moosbrugger', 'erich.moosbrugger', ['RISK'], 'codeForSomethingElse'],
  ['19', 'Vera', 'Stadler', 'vera.stadler', ['RISK'], 'codeThatStaysValid'],
]

/** The two who share the mailbox of their branch sign in with a number as well. */
const numbers: Record<string, string> = { '12': '1100900012', '13': '1100900013' }

export const bankPeople: Person[] = rows.map(([number, firstName, lastName, email, roles, purpose]) => ({
  id: `50000000-0000-4000-8000-0000000000${number}`,
  customerNumber: numbers[number] ?? null,
  firstName,
  lastName,
  email: `${email}@bank.example`,
  roles,
  ...(purpose && { purpose }),
}))
