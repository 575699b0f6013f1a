/** The forms of the bank's employees. */
import { DateTime } from 'luxon'
import { longestText, longText, type FormGroup } from './form-case.ts'

const today = DateTime.now().setZone('Europe/Vienna')
const german = (day: DateTime): string => day.toFormat('dd.MM.yyyy')
const administration = '/bank/private-customer/1100234501/administration'
const payment = '/bank/private-customer/1100234501/mypaybox'
const bergland = '/bank/business-customer/1200456701/administration'
const lukas = '/bank/private-customers?q=lukas+hofer'

export const bankCustomerForms: FormGroup = {
  who: 'an employee who serves private customers',
  area: 'bank',
  email: 'thomas.auer@bank.example',
  cases: [
    {
      form: 'AddNoteModal',
      at: administration,
      opens: ['Notiz hinzufügen'],
      entries: [{ name: 'note', wrong: longText, right: 'Rückruf am Montag' }],
      submit: 'Hinzufügen',
      done: 'Die Notiz wurde hinzugefügt.',
    },
    {
      form: 'UploadDocumentModal',
      at: `${administration}?tab=customer-documents`,
      opens: ['Dokument hinzufügen'],
      entries: [
        { name: 'file', wrong: '', right: 'ausweis.pdf' },
        { name: 'documentType', wrong: '', right: 'PASSPORT' },
        { name: 'documentComment', wrong: longText, right: 'Gültig bis 2031' },
      ],
      submit: 'Hinzufügen',
      done: 'Das Dokument wurde hinzugefügt.',
    },
    {
      form: 'EditDocumentModal',
      at: `${administration}?tab=customer-documents`,
      opens: ['ausweis.pdf bearbeiten'],
      entries: [{ name: 'documentComment', wrong: longText, right: 'Gültig bis 2032' }],
      submit: 'Speichern',
      done: 'Das Dokument wurde geändert.',
    },
    {
      form: 'AddPrivateFeeModal',
      at: `${administration}?tab=fees-credits`,
      opens: ['Gebühr/Gutschrift anlegen'],
      entries: [
        { name: 'amount', wrong: 'viel', right: '1,00' },
        { name: 'productId', right: 'Starter' },
        { name: 'startDate', wrong: 'bald', right: german(today) },
        { name: 'itemType', wrong: '', right: 'Kulanzgutschrift' },
      ],
      submit: 'Anlegen',
      done: 'Die Gebühr oder Gutschrift wurde angelegt.',
    },
    {
      form: 'NumberForm',
      at: `${payment}?tab=call-number`,
      entries: [{ name: 'callNumber', wrong: '123', right: '6601234598' }],
      submit: 'Speichern',
      done: 'Die Rufnummer wurde geändert.',
      leave: 'Bankdaten',
    },
    {
      form: 'FullInformationForm',
      at: `${payment}?tab=personal-information`,
      entries: [
        { name: 'lastName', wrong: '', right: 'Gruber-Haas' },
        { name: 'zipcode', wrong: '80', right: '8010' },
        { name: 'email', wrong: 'anna', right: 'anna.haas@mail.example' },
      ],
      submit: 'Speichern',
      done: 'Die persönlichen Daten wurden gespeichert.',
      leave: 'Bankdaten',
    },
    {
      form: 'BankDataForm',
      at: `${payment}?tab=bank-data`,
      entries: [
        { name: 'accountHolder', wrong: '', right: 'Anna Haas' },
        { name: 'iban', wrong: 'AT12', right: 'AT95 1400 0000 1234 5099' },
        { name: 'signDate', wrong: 'gestern', right: german(today) },
      ],
      submit: 'Speichern',
      done: 'Die Bankdaten wurden gespeichert.',
      leave: 'Privatsphäre',
    },
    {
      form: 'LocksModal',
      at: lukas,
      opens: ['Aktionen für Lukas Hofer', /^Sperren/],
      entries: [
        { name: 'securityLockRM', right: 'yes' },
        { name: 'note', wrong: longText, right: 'Anruf der Polizei' },
      ],
      submit: 'Sperren speichern',
      done: 'Die Sperren wurden gespeichert.',
    },
    {
      form: 'LimitModal',
      at: lukas,
      opens: ['Aktionen für Lukas Hofer', /^Limit ändern/],
      entries: [
        { name: 'monthlyLimitEUR', wrong: '', right: '500' },
        { name: 'note', wrong: longestText, right: 'Auf Wunsch' },
      ],
      submit: 'Limit ändern',
      done: 'Das Limit wurde geändert.',
    },
    {
      form: 'TerminateModal',
      at: lukas,
      opens: ['Aktionen für Lukas Hofer', /^Vertrag kündigen/],
      entries: [
        { name: 'terminationReason', wrong: '', right: 'WITHOUT_NOTICE_BANK_FRAUD' },
        { name: 'terminationDate', wrong: 'bald', right: '31.12.2099' },
        { name: 'note', wrong: longText, right: 'Betrug' },
      ],
      submit: 'Vertrag kündigen',
      done: 'Der Vertrag wurde gekündigt.',
    },
    {
      form: 'CancelTerminationModal',
      at: lukas,
      opens: ['Aktionen für Lukas Hofer', /^Kündigung zurücknehmen/],
      entries: [{ name: 'note', wrong: longText, right: 'Bleibt doch' }],
      submit: 'Kündigung zurücknehmen',
      done: 'Die Kündigung wurde zurückgenommen.',
    },
  ],
}

export const bankOfficeForms: FormGroup = {
  who: 'an employee who keeps companies, lists and colleagues',
  area: 'bank',
  email: 'sabine.koehler@bank.example',
  cases: [
    {
      form: 'AddBusinessFeeModal',
      at: `${bergland}?tab=fees-credits`,
      opens: ['Gebühr/Gutschrift anlegen'],
      entries: [
        { name: 'amount', wrong: 'viel', right: '1,00' },
        { name: 'startDate', wrong: 'bald', right: german(today) },
        { name: 'itemType', wrong: '', right: 'Kulanzgutschrift' },
      ],
      submit: 'Anlegen',
      done: 'Die Gebühr oder Gutschrift wurde angelegt.',
    },
    {
      form: 'ChangePlannedEnd',
      at: `${bergland}?tab=fees-credits`,
      opens: ['Geplantes Ende von Gutschrift Grundgebühr je Rufnummer ändern'],
      entries: [{ name: 'plannedEndDate', wrong: 'bald', right: german(today.plus({ years: 1 }).endOf('month')) }],
      submit: 'Speichern',
      done: 'Das geplante Ende wurde geändert.',
    },
    {
      form: 'EditCompanyForm',
      at: `${bergland}?tab=companyData`,
      entries: [
        { name: 'company.companyName', wrong: '', right: 'Bergland GmbH' },
        { name: 'contactPerson.email', wrong: 'moser', right: 'moser@bergland.example' },
        { name: 'contractAddress.zipcode', wrong: '60', right: '6020' },
        { name: 'paymentDetail.iban', wrong: 'AT12', right: 'AT95 1400 0000 1234 5099' },
      ],
      submit: 'Speichern',
      done: 'Die Firmendaten wurden geändert.',
      leave: 'Administratoren',
    },
    {
      form: 'AddCompanyPage',
      at: '/bank/business-customers/company',
      entries: [
        { name: 'company.companyName', wrong: '', right: 'Bäckerei Morgenrot OG' },
        { name: 'company.legalEntity', wrong: '', right: 'Offene Gesellschaft (OG)' },
        { name: 'company.registerNumber', wrong: '', right: 'FN 111222x' },
        { name: 'company.uid', wrong: '', right: 'ATU11122233' },
        { name: 'contactPerson.salutation', wrong: '', right: 'Herr' },
        { name: 'contactPerson.firstName', right: 'Max' },
        { name: 'contactPerson.lastName', wrong: '', right: 'Korn' },
        { name: 'contactPerson.email', wrong: 'max', right: 'max@morgenrot.example' },
        { name: 'contractAddress.street', wrong: '', right: 'Marktplatz 2' },
        { name: 'contractAddress.zipcode', wrong: '31', right: '3100' },
        { name: 'contractAddress.city', right: 'St. Pölten' },
        { name: 'billingSettings.paymentMethod', right: 'Auf Rechnung' },
        { name: 'billingSettings.taxRate', wrong: '', right: '20' },
        { name: 'billingSettings.paymentCondition', right: '14' },
        { name: 'limit', right: '400' },
        { name: 'discount.activationFeeBusiness', right: '25' },
        { name: 'discount.activationFeeCallNumber', right: '25' },
        { name: 'discount.monthlyFeeCallNumber', right: '25' },
        { name: 'advertisingConsent', right: 'false' },
      ],
      submit: 'Anlegen',
      done: 'Die Firma wurde angelegt.',
      leave: 'Firmenkunden',
    },
    {
      form: 'AddEmployeeModal',
      at: '/bank/administration?tab=bank-employees',
      opens: ['Bankmitarbeiter anlegen'],
      entries: [
        { name: 'email', wrong: 'nina', right: 'nina.berger@bank.example' },
        { name: 'firstName', wrong: '', right: 'Nina' },
        { name: 'lastName', wrong: '', right: 'Berger' },
        { name: 'roles', right: 'yes' },
      ],
      submit: 'Anlegen',
      done: /Der Zugang wurde angelegt/,
    },
    {
      form: 'EditEmployee',
      at: '/bank/administration?tab=bank-employees',
      opens: ['Nina Berger bearbeiten'],
      entries: [
        { name: 'active', right: 'no' },
        { name: 'roles', wrong: 'no', right: 'yes' },
      ],
      submit: 'Speichern',
      done: 'Der Zugang wurde geändert.',
    },
    {
      form: 'AddEntryModal',
      at: '/bank/administration?tab=deny-list',
      opens: ['Eintrag anlegen'],
      entries: [
        { name: 'phoneNumber', wrong: '12', right: '6641234568' },
        { name: 'iban', wrong: 'AT12', right: 'AT95 1400 0000 1234 5099' },
      ],
      submit: 'Anlegen',
      done: 'Der Eintrag wurde angelegt.',
    },
    {
      form: 'AddEntryModal',
      at: '/bank/administration?tab=allow-list&sort=lastName_asc',
      opens: ['Eintrag anlegen'],
      entries: [
        { name: 'firstName', wrong: '', right: 'Kurt' },
        { name: 'lastName', wrong: '', right: 'Aarau' },
        { name: 'birthdate', wrong: 'gestern', right: '31.01.1980' },
        { name: 'phoneNumber', wrong: '12', right: '6641234567' },
      ],
      submit: 'Anlegen',
      done: 'Der Eintrag wurde angelegt.',
    },
    {
      form: 'EditEntryModal',
      at: '/bank/administration?tab=allow-list&sort=lastName_asc',
      opens: ['Kurt Aarau bearbeiten'],
      entries: [
        { name: 'birthdate', wrong: '', right: '30.01.1980' },
        { name: 'phoneNumber', wrong: '12', right: '6641234569' },
      ],
      submit: 'Speichern',
      done: 'Der Eintrag wurde geändert.',
    },
  ],
}
