/** What hostile people write: markup, scripts, very long words, turned letters. */
import type { StoredReceipt, StoredTransaction } from '#sandbox/domain/billing.ts'
import { dayAfter } from '#contract-checks/vienna-day.ts'
import type { companies as companyTable } from '#sandbox/storage/tables/companies.ts'

/** What somebody writes who wants to break the portal: everything is shown as text, nothing of it runs or loads. */
const longWord = 'Donaudampfschifffahrtsgesellschaft'.repeat(6)
const turned = '\u202eEDOC\u202c'

export const hostileNotes: [string, string] = [
  '<img src=x onerror="alert(1)"><script>alert(2)</script> & &amp; {{7*7}} ${7*7}',
  `${longWord} 👩‍👩‍👧‍👦 ${turned} مرحبا بالعالم`,
]

export const hostileFeeTexts = ['<script>alert(1)</script> <b>', `${longWord.slice(0, 60)} ${turned} 👩‍👩‍👧‍👦`]

/** Shop and service of a payment. */
const hostilePayments: [merchantName: string, feeTypeName: string][] = [
  ['<script>alert("Zahlung")</script>', '<b onclick=alert(1)>Parken</b> {{7*7}}'],
  [`${longWord.slice(0, 90)} ${turned} مرحبا 👩‍👩‍👧‍👦`, longWord.slice(0, 80)],
]

/** Number and kind of a bill; the number is another one for each customer. */
const hostileReceipts: [invoiceNumber: string, typeText: string][] = [
  ['<u>2026</u>', '<script>alert("Beleg")</script>'],
  [longWord.slice(0, 30), `${longWord.slice(0, 80)} ${turned} مرحبا 👩‍👩‍👧‍👦`],
]

export const hostileTask = {
  businessIdentifier: `<img src=x onerror=alert(1)> ${longWord.slice(0, 160)} ${turned} 👩‍👩‍👧‍👦`,
  errorMessage: `<script>alert("Aufgabe")</script>\n  at ${longWord}.${longWord}(\u202eavaj.A\u202c:1)\n${hostileNotes[0]}`,
}

/** A name may hold letters only, so what it can do is to be long. */
export const hostilePerson = {
  firstName: 'مرحبا',
  lastName: longWord.slice(0, 40),
}

/** The actions of a customer as the history shows them. */
export const hostileActivity =
  `Firmendaten geändert. Notiz: <img src=x onerror=alert(1)> ${longWord} ${turned}` as const

export const hostileDocuments: [filename: string, comment: string][] = [
  ['<img src=x onerror=alert(1)>.pdf', '</td><script>alert(1)</script>'],
  ['Rechnung\u202efdp.txt', `Umgedrehte Endung ${turned}`],
  [`${longWord}.pdf`, `${longWord.slice(0, 150)} 👩‍👩‍👧‍👦`],
]

const outside = 'https://tracker.example'

/** Subject, body. */
export const hostileMails: [subject: string, content: string][] = [
  [
    '<script>alert("Betreff")</script> "\'><img src=x onerror=alert(1)>',
    `<html><head><meta http-equiv="refresh" content="0;url=${outside}/moved"><base href="${outside}/">
<link rel="stylesheet" href="${outside}/style.css"><style>@import url(${outside}/more.css); p { color: #b00020 }</style>
<script>top.document.title = 'gehackt'</script></head>
<body background="${outside}/back.png" onload="top.document.title = 'gehackt'">
<p style="background: url(${outside}/p.png); font-weight: bold">Sehr geehrter Herr Fink, bitte handeln Sie sofort!</p>
<img src="${outside}/pixel.gif" width="1" height="1"><img src="x" onerror="top.document.title = 'gehackt'">
<iframe src="${outside}/frame.html"></iframe><object data="${outside}/object.swf"></object>
<svg><script>top.document.title = 'gehackt'</script></svg>
<form action="${outside}/login"><input name="password"><button>Passwort bestätigen</button></form>
<p><a href="javascript:top.document.title='gehackt'">Zum Konto</a> <a href="${outside}" target="_top">Zur Bank</a></p>
</body></html>`,
  ],
  [
    `${longWord} 👩‍👩‍👧‍👦 ${turned} مرحبا`,
    `</iframe></body></html>\n${longWord}\n${turned} مرحبا بالعالم\n${hostileNotes[0]}`,
  ],
]

export const hostileCompany: Omit<typeof companyTable.$inferInsert, 'customerId'> = {
  name: 'Böse & Söhne <script>alert(1)</script> \u202eHbmG\u202c 👩‍👩‍👧‍👦',
  registerNumber: 'FN <b onclick=alert(1)>666666x</b>',
  legalEntity: 'GMBH',
  uid: '<i>ATU666</i>',
  contactSalutation: 'MR',
  contactTitle: '"><img src=x onerror=alert(1)>',
  contactFirstName: 'Ahab',
  contactLastName: 'Donaudampfschifffahrtsgesellschaftskapit',
  contactEmail: `${'a'.repeat(60)}@boese.example`,
  contactCallNumber: '6646666001',
  street: 'Donaudampfschifffahrtsgesellschaftskapitänskajütentürschloss',
  zipcode: '1010',
  city: '<u>Wien</u> {{7*7}} مرحبا',
  country: 'AT',
  billingCoName: '<svg onload=alert(1)> مرحبا بالعالم \u202eEDOC\u202c',
  billingStreet: '</td></table><style>*{display:none}</style>',
  billingZipcode: '1010',
  billingCity: '<a href="javascript:alert()">',
  billingCountry: 'AT',
  paymentMethod: 'COLLECTION',
  accountHolder: `<iframe src=javascript:alert(1)> \u202eNABI\u202c`,
  iban: 'AT611904300234573201',
  signDate: '2025-05-05',
  taxRate: 20,
  paymentCondition: 14,
  billEmail1: 'rechnung@boese.example',
  limitCents: 400_00,
  advertisingConsent: false,
}

const owners: [customerId: string, callNumber: string][] = [
  ['10000000-0000-4000-8000-001100234516', '6640000516'],
  ['20000000-0000-4000-8000-001200456700', '6646666002'],
]
const dayMs = 86_400_000

/** Cancelled, so that no bill run has them. */
export const hostileTransactions = (now: Date): StoredTransaction[] =>
  owners.flatMap(([customerId, callNumber], owner) =>
    hostilePayments.map(([merchantName, feeTypeName], index) => ({
      id: `T-<b>${owner}${index}</b>`,
      customerId,
      at: new Date(now.getTime() - (index + 1) * dayMs),
      amountCents: 666,
      feeType: '<i>PARKING</i>',
      feeTypeName,
      merchantName,
      status: 'cancelled',
      callNumber,
      invoiceNumber: null,
      refusal: null,
    })),
  )

/** Without files, because the archive has no contents for them. */
export const hostileBills = (now: Date): StoredReceipt[] =>
  owners.flatMap(([customerId], owner) =>
    hostileReceipts.map(([invoiceNumber, typeText], index) => ({
      invoiceNumber: `${invoiceNumber}-${owner}`,
      customerId,
      typeText,
      receiptDate: dayAfter(now, -1 - index),
      amountCents: 666,
      openCents: 0,
      paymentCondition: null,
      billedFrom: null,
      billedTo: null,
      items: [{ kind: 'FEE', text: typeText, cents: 666 }],
      pdfReference: null,
      csvReference: null,
      lost: false,
    })),
  )
