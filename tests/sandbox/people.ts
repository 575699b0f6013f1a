/** The people of the seed by what they are for, see sandbox/README.md. */
import type { Area } from './client.ts'

type SeedPeople = Record<
  | 'usual'
  | 'other'
  | 'passwordNotSet'
  | 'shared'
  | 'lockedWithTime'
  | 'lockedWithoutTime'
  | 'deactivated'
  | 'codeExpired'
  | 'codeTriesUsed'
  | 'codeForSomethingElse'
  | 'codeThatStaysValid',
  string
> & { sharedNumber: string; firstName: string; kind: string }

export const seedPeople: Record<Area, SeedPeople> = {
  private: {
    usual: 'anna.gruber@mail.example',
    other: 'lukas.hofer@mail.example',
    passwordNotSet: 'clara.neumann@mail.example',
    shared: 'familie.haas@mail.example',
    sharedNumber: '1100234513',
    lockedWithTime: 'bruno.leitgeb@mail.example',
    lockedWithoutTime: 'olga.winter@mail.example',
    deactivated: 'emil.fink@mail.example',
    codeExpired: 'rosa.maier@mail.example',
    codeTriesUsed: 'viktor.lang@mail.example',
    codeForSomethingElse: 'helga.sommer@mail.example',
    codeThatStaysValid: 'ida.koller@mail.example',
    firstName: 'Ida',
    kind: 'private-customer',
  },
  business: {
    usual: 'katharina.moser@bergland.example',
    other: 'andreas.bauer@donau-logistik.example',
    passwordNotSet: 'georg.wimmer@alpenblick.example',
    shared: 'nora.seidl@alpenblick.example',
    sharedNumber: '1200456706',
    lockedWithTime: 'silvia.reiter@alpenblick.example',
    lockedWithoutTime: 'manfred.ortner@alpenblick.example',
    deactivated: 'stefan.lechner@bergland.example',
    codeExpired: 'doris.ebner@alpenblick.example',
    codeTriesUsed: 'jakob.thaler@alpenblick.example',
    codeForSomethingElse: 'astrid.egger@alpenblick.example',
    codeThatStaysValid: 'peter.strasser@alpenblick.example',
    firstName: 'Peter',
    kind: 'business-admin',
  },
  bank: {
    usual: 'sabine.koehler@bank.example',
    other: 'martin.brandl@bank.example',
    passwordNotSet: 'felix.novak@bank.example',
    shared: 'filiale.wien@bank.example',
    sharedNumber: '1100900013',
    lockedWithTime: 'walter.kern@bank.example',
    lockedWithoutTime: 'renate.zeller@bank.example',
    deactivated: 'gerda.lindner@bank.example',
    codeExpired: 'simon.pacher@bank.example',
    codeTriesUsed: 'lena.kofler@bank.example',
    codeForSomethingElse: 'erich.moosbrugger@bank.example',
    codeThatStaysValid: 'vera.stadler@bank.example',
    firstName: 'Vera',
    kind: 'bank-employee',
  },
}
