/** The forms of customers and of those who want to sign in. */
import { DateTime } from 'luxon'
import type { FormGroup } from './form-case.ts'
import { nextMonthInWords } from '../sandbox/products-steps.ts'

const newPassword = 'Herbstlaub-im-Wienerwald-7'
const usualPassword = 'Sonnenblume-2026!'
const newNumber = '6601234599'
const nextMonth = DateTime.now().setZone('Europe/Vienna').startOf('month').plus({ months: 1 }).toFormat('dd.MM.yyyy')
const ida = 'ida.koller@mail.example'

const csv =
  'callingNumber;firstName;lastName;email;employeeNumber;custReportAttr1;custReportAttr2;carNumber;preferredCity;reloadValue;limit\r\n' +
  '6653330009;Nina;Auer;;;;;IL890E;AT-LINZ;10;50'

/** What the files of this table hold, by their names. */
export const fileContents: Record<string, string> = {
  'rufnummern.csv': csv,
  'rufnummern.pdf': 'no table',
  'ausweis.pdf': '%PDF-1.4\n%%EOF\n',
}

export const loginForms: FormGroup = {
  who: 'a customer who has forgotten the password',
  area: 'private',
  cases: [
    {
      form: 'EmailStep',
      at: '/private/login',
      entries: [{ name: 'email', wrong: 'ida.koller', right: ida }],
      submit: 'Weiter',
      done: 'Passwort vergessen?',
      stays: true,
    },
    {
      form: 'ResetStep',
      opens: ['Passwort vergessen?', 'Ich habe schon einen Code'],
      entries: [
        { name: 'tanToken', wrong: '24', right: '246810' },
        { name: 'newPassword', wrong: 'kurz', right: newPassword },
        { name: 'newPasswordConfirm', wrong: '', right: newPassword },
      ],
      submit: 'Passwort festlegen',
      done: 'Ihr neues Passwort gilt ab sofort.',
      stays: true,
    },
    {
      form: 'EmailStep',
      at: '/private/login',
      entries: [{ name: 'email', wrong: '', right: ida }],
      submit: 'Weiter',
      done: 'Passwort vergessen?',
      stays: true,
    },
    {
      form: 'PasswordStep',
      entries: [{ name: 'password', wrong: '', right: newPassword }],
      submit: 'Anmelden',
      done: 'Meine Produkte',
      stays: true,
    },
  ],
}

export const privateForms: FormGroup = {
  who: 'a private customer',
  area: 'private',
  email: 'anna.gruber@mail.example',
  cases: [
    {
      form: 'PlanChangeForm',
      at: '/private/mypaybox?tab=my-products',
      entries: [{ name: 'activationDate', wrong: 'bald', right: nextMonth }],
      submit: 'Zu Premium wechseln',
      done: `Premium beginnt am ${nextMonthInWords()}.`,
      leave: 'Bankdaten',
    },
    {
      form: 'OwnInformationForm',
      at: '/private/mypaybox?tab=personal-information',
      entries: [
        { name: 'birthdate', wrong: 'gestern', right: '12.03.1988' },
        { name: 'street', wrong: '', right: 'Herrengasse 7/12' },
        { name: 'zipcode', wrong: '80', right: '8010' },
        { name: 'city', wrong: '', right: 'Graz' },
      ],
      submit: 'Speichern',
      done: 'Die persönlichen Daten wurden gespeichert.',
      leave: 'Bankdaten',
    },
    {
      form: 'PrivacyForm',
      at: '/private/mypaybox?tab=privacy-policy',
      entries: [{ name: 'contactViaMail', right: 'yes' }],
      submit: 'Speichern',
      done: 'Die Einstellungen zur Privatsphäre wurden gespeichert.',
      leave: 'Bankdaten',
    },
    {
      form: 'NumberFormWithCode',
      at: '/private/mypaybox?tab=call-number',
      entries: [{ name: 'callNumber', wrong: '123', right: newNumber }],
      submit: 'Speichern',
      done: /Wir haben einen Code an/,
      leave: 'Bankdaten',
    },
    {
      form: 'ConfirmNumberModal',
      opens: ['Speichern'],
      entries: [{ name: 'tanToken', wrong: '12', right: (backend) => backend.codeFor(newNumber) }],
      submit: 'Rufnummer ändern',
      done: 'Ihre Rufnummer wurde geändert.',
      refusals: [460], // a second code within a minute
    },
    {
      form: 'EmailModal/address',
      at: '/private/profile',
      opens: ['E-Mail-Adresse ändern'],
      entries: [
        { name: 'email', wrong: 'anna', right: 'anna@post.example' },
        { name: 'emailConfirm', wrong: '', right: 'anna@post.example' },
      ],
      submit: 'Code anfordern',
      done: /Wir haben einen Code an/,
    },
    {
      form: 'EmailModal/code',
      opens: ['E-Mail-Adresse ändern'],
      entries: [{ name: 'tanToken', wrong: '12', right: (backend) => backend.codeFor('anna@post.example') }],
      submit: 'E-Mail-Adresse ändern',
      done: 'Ihre E-Mail-Adresse wurde geändert.',
    },
    {
      form: 'PasswordModal',
      at: '/private/profile',
      opens: ['Passwort ändern'],
      entries: [
        { name: 'oldPassword', wrong: '', right: usualPassword },
        { name: 'newPassword', wrong: 'kurz', right: newPassword },
        { name: 'newPasswordConfirm', wrong: 'lang', right: newPassword },
      ],
      submit: 'Passwort ändern',
      done: 'Ihr Passwort wurde geändert.',
    },
  ],
}

export const businessForms: FormGroup = {
  who: 'an administrator of a company',
  area: 'business',
  email: 'katharina.moser@bergland.example',
  cases: [
    {
      form: 'AddNumberModal',
      at: '/business/calling-number',
      opens: ['Rufnummer hinzufügen'],
      entries: [
        { name: 'callingNumber', wrong: '12', right: '6653330003' },
        { name: 'firstName', wrong: '', right: 'Lena' },
        { name: 'lastName', wrong: '', right: 'Öfner' },
        { name: 'email', wrong: 'lena', right: 'lena@bergland.example' },
        { name: 'carNumber', wrong: '?', right: 'W77B' },
        { name: 'preferredCity', wrong: '', right: 'AT-LINZ' },
        { name: 'limit', wrong: '', right: '500' },
        { name: 'reloadValue', wrong: '', right: '50' },
      ],
      submit: 'Hinzufügen',
      done: 'Die Rufnummer wurde hinzugefügt.',
    },
    {
      form: 'EditNumberModal',
      at: '/business/calling-number?q=6641001001',
      opens: ['+43 664 1001001 ändern'],
      entries: [
        { name: 'firstName', wrong: '', right: 'Helena' },
        { name: 'lastName', wrong: '', right: 'Moser' },
      ],
      submit: 'Speichern',
      done: 'Die Rufnummer wurde gespeichert.',
    },
    {
      form: 'DeactivateModal',
      at: '/business/calling-number?q=6641001001',
      opens: ['+43 664 1001001 deaktivieren'],
      entries: [{ name: 'deactivationReason', wrong: '', right: 'NO_USE' }],
      submit: 'Deaktivieren',
      done: 'Die Rufnummer wurde deaktiviert.',
    },
    {
      form: 'ChangeLimits',
      at: '/business/calling-number?q=6641001002',
      selects: '+43 664 1001002 wählen',
      opens: ['Limit ändern'],
      entries: [{ name: 'limit', wrong: '', right: '500' }],
      submit: 'Speichern',
      done: '1 Limit wurde gespeichert.',
    },
    {
      form: 'DeactivateNumbers',
      at: '/business/calling-number?q=6641001002',
      selects: '+43 664 1001002 wählen',
      opens: ['Deaktivieren'],
      entries: [{ name: 'deactivationReason', wrong: '', right: 'NO_USE' }],
      submit: 'Deaktivieren',
      done: '1 Rufnummer wurde deaktiviert.',
    },
    {
      form: 'UploadModal',
      at: '/business/calling-number',
      opens: ['CSV hochladen'],
      entries: [{ name: 'file', wrong: 'rufnummern.pdf', right: 'rufnummern.csv' }],
      submit: 'Hochladen',
      done: /Rufnummer wurde hinzugefügt/,
    },
    {
      form: 'BillEmailsForm',
      at: '/business/administration?tab=companyData',
      entries: [
        { name: 'billEmail1', wrong: 'rechnung', right: 'rechnung@bergland.example' },
        { name: 'billEmail2', wrong: '@bergland', right: 'buch@bergland.example' },
      ],
      submit: 'Speichern',
      done: 'Die E-Mail-Adressen für Rechnungen wurden geändert.',
      leave: 'Administratoren',
    },
    {
      form: 'AddAdministratorModal',
      at: '/business/administration?tab=admins',
      opens: ['Administrator anlegen'],
      entries: [
        { name: 'email', wrong: 'julia', right: 'julia.wagner@bergland.example' },
        { name: 'firstName', wrong: '', right: 'Julia' },
        { name: 'lastName', wrong: '', right: 'Wagner' },
      ],
      submit: 'Anlegen',
      done: /Der Zugang wurde angelegt/,
    },
    {
      form: 'EditAdministrator',
      at: '/business/administration?tab=admins',
      opens: ['Julia Wagner bearbeiten'],
      entries: [
        { name: 'email', wrong: 'julia@', right: 'j.wagner@bergland.example' },
        { name: 'lastName', wrong: '', right: 'Wagner-Huber' },
      ],
      submit: 'Speichern',
      done: 'Der Zugang wurde geändert.',
    },
    {
      form: 'NameCard',
      at: '/business/profile',
      entries: [
        { name: 'firstName', wrong: '', right: 'Kathi' },
        { name: 'lastName', wrong: '', right: 'Moser-Huber' },
      ],
      submit: 'Speichern',
      done: 'Ihr Name wurde geändert.',
      leave: 'Rufnummern',
    },
  ],
}
