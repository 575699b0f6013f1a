import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { readAlerts, removeAlert } from '#src/shared/alerts/alerts.ts'
import { bankClock } from '#src/shared/format/bank-time.ts'
import { refusal } from '#src/shared/http/api-error.fake.ts'
import { useFakeUrlState } from '#src/shared/page/use-url-state.fake.ts'
import { externalLinks } from '#src/shared/settings/external-links.ts'
import { isOff } from '../../../tests/is-off.ts'
import { renderScreen } from '../../../tests/render-screen.tsx'
import { ProfilePage, type ProfileModals } from './profile-page.tsx'
import { fakeProfilePort } from './profile-port.fake.ts'
import type { ProfilePort } from './profile-port.ts'

const good = 'Herbstlaub-im-Wienerwald-7'
const labels = { selector: 'input' }
/** What is announced at once, beside its field. */
const alerts = (modal: { queryAllByRole: typeof screen.queryAllByRole }) =>
  modal.queryAllByRole('alert').map(({ textContent }) => textContent)

function Page({ port }: { port: ProfilePort }) {
  return <ProfilePage port={port} modals={useFakeUrlState<object, ProfileModals>({}).modals} />
}

async function open(change: (port: ReturnType<typeof fakeProfilePort>['port']) => ProfilePort = (port) => port) {
  const { bank, port } = fakeProfilePort()
  const { user } = await renderScreen(<Page port={change(port)} />, { catalog: 'profile' })
  const card = await screen.findByRole('region', { name: 'Anmeldung' })
  const openDialog = async (name: 'E-Mail-Adresse ändern' | 'Passwort ändern') => {
    await user.click(within(card).getByRole('button', { name }))
    return within(await screen.findByRole('dialog', { name }))
  }
  const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  return { bank, port, user, card, openDialog, closed }
}

async function openPassword() {
  const page = await open()
  const modal = await page.openDialog('Passwort ändern')
  const send = modal.getByRole<HTMLButtonElement>('button', { name: 'Passwort ändern' })
  const fill = async (old: string, next: string, again = next) => {
    if (old !== '') await page.user.type(modal.getByLabelText(/^Altes Passwort/, labels), old)
    if (next !== '') await page.user.type(modal.getByLabelText(/^Neues Passwort\s*\*?$/, labels), next)
    if (again !== '') await page.user.type(modal.getByLabelText(/^Neues Passwort wiederholen/, labels), again)
    await page.user.click(send)
  }
  return { ...page, modal, send, fill }
}

async function openEmail() {
  const page = await open()
  const modal = await page.openDialog('E-Mail-Adresse ändern')
  const request = async (email: string, again = email) => {
    if (email !== '') await page.user.type(modal.getByRole('textbox', { name: /^Neue E-Mail-Adresse\s*\*?$/ }), email)
    if (again !== '') await page.user.type(modal.getByRole('textbox', { name: /wiederholen/ }), again)
    await page.user.click(modal.getByRole('button', { name: 'Code anfordern' }))
  }
  const confirm = async (code: string) => {
    await page.user.type(await modal.findByRole('textbox', { name: /^Code aus der E-Mail/ }), code)
    await page.user.click(modal.getByRole('button', { name: 'E-Mail-Adresse ändern' }))
  }
  return { ...page, modal, request, confirm }
}

beforeEach(() => {
  sessionStorage.clear()
  for (const alert of readAlerts()) removeAlert(alert.id)
})

it('the address and a password of exactly 10 bullets are shown, each with an icon @R052 @R053 @R435 @R436', async () => {
  const { card } = await open()
  expect([...card.querySelectorAll('dd')].map((entry) => entry.textContent)).toEqual([
    'katharina@bergland.example',
    '••••••••••verborgen',
  ])
  expect(within(card).getAllByRole('button')).toHaveLength(2)
})

it('an administrator saves a changed name @R433 @R434', async () => {
  const { bank, port, user } = await open()
  const save = screen.getByRole<HTMLButtonElement>('button', { name: 'Speichern' })
  expect(isOff(save)).toBe(true)
  await user.type(screen.getByRole('textbox', { name: /^Nachname/ }), '-Berg')
  bank.lastName = 'Moser-Berg'
  await user.click(save)
  await waitFor(() => expect(readAlerts()).toMatchObject([{ type: 'success' }]))
  expect(port.changeName.sent).toEqual([{ firstName: 'Katharina', lastName: 'Moser-Berg' }])
  await waitFor(() => expect(isOff(save)).toBe(true))
})

it('people who may not change their name see no form for it', async () => {
  await open(({ profile, changePassword, requestEmailCode, changeEmail }) => ({
    profile,
    changePassword,
    requestEmailCode,
    changeEmail,
  }))
  expect(screen.queryByRole('textbox')).toBeNull()
})

it('a new password is sent with the old one and without its repetition @R055 @R322 @R820', async () => {
  const { port, fill, closed } = await openPassword()
  await fill('Sonnenblume-2026!', good)
  await closed()
  expect(port.changePassword.sent).toEqual([{ oldPassword: 'Sonnenblume-2026!', newPassword: good }])
  expect(readAlerts()).toMatchObject([{ type: 'success', timeout: 5000 }])
})

it.each([
  ['', good, good, 'Altes Passwort: Bitte angeben.'],
  ['old', '', '', 'Neues Passwort: Bitte angeben.'],
  ['old', good, 'Kurz-1', 'Die beiden neuen Passwörter stimmen nicht überein.'],
  ['old', good, `${good}8`, 'Die beiden neuen Passwörter stimmen nicht überein.'],
  ['old', 'Kurz-1', 'Kurz-1', 'Bitte geben Sie mindestens 15 Zeichen ein.'],
])(
  '%j, %j and %j are refused before anything is sent, what differs by an alert @R189 @R191 @R671 @R672',
  async (old, next, again, sentence) => {
    const { port, modal, fill } = await openPassword()
    await fill(old, next, again)
    expect((await modal.findAllByText(sentence)).length).toBeGreaterThan(0)
    expect(alerts(modal)).toEqual(sentence.includes('stimmen nicht überein') ? [sentence] : [])
    expect(port.changePassword.sent).toEqual([])
  },
)

it('a password manager reads the account from a real field', async () => {
  const { modal } = await openPassword()
  const form = modal.getByLabelText(/^Altes Passwort/, labels).closest('form')
  const userName = form?.querySelector<HTMLInputElement>('input[name=username]')
  expect([userName?.type, userName?.autocomplete, userName?.value]).toEqual([
    'text',
    'username',
    'katharina@bergland.example',
  ])
})

it('the rules of the new password are marked while it is typed @R188', async () => {
  const { user, modal } = await openPassword()
  const fulfilled = () =>
    modal.getAllByRole('listitem').filter((rule) => rule.textContent?.endsWith(': erfüllt')).length
  expect(fulfilled()).toBe(0)
  await user.type(modal.getByLabelText(/^Neues Passwort\s*\*?$/, labels), 'Aa1-')
  expect(fulfilled()).toBe(4)
})

it.each([
  [417, 'Das alte Passwort stimmt nicht.', '@R303 @R791'],
  [460, 'Das neue Passwort enthält Ihren Vornamen oder Nachnamen.', '@R304 @R792'],
  [466, 'Dieses Passwort ist nicht erlaubt', '@R306 @R800'],
] as const)('shows why a password was refused with %i: %s %s', async (status, sentence, _rows) => {
  const { port, modal, send, fill } = await openPassword()
  port.changePassword.refuses(status)
  await fill('old', good)
  expect((await modal.findByRole('alert')).textContent).toContain(sentence)
  expect(isOff(send)).toBe(false)
})

it.each([
  ['for 15 minutes', () => new Date(Date.now() + 15 * 60_000).toISOString(), /in 1[45] Minuten/],
  ['without an end', () => undefined, /in 99 Minuten/],
])('while the account is locked %s nothing can be sent @R131 @R305 @R561 @R793', async (_lock, until, minutes) => {
  const { port, user, modal, send, fill, closed, openDialog } = await openPassword()
  port.changePassword.refuses(462, { accountLockedUntil: until() })
  await fill('old', good)
  expect((await modal.findByRole('alert')).textContent).toMatch(minutes)
  expect(isOff(send)).toBe(true)
  await user.click(modal.getByRole('button', { name: 'Abbrechen' }))
  await user.click(modal.getByRole('button', { name: 'Verwerfen' }))
  await closed()
  const again = await openDialog('Passwort ändern')
  expect(isOff(again.getByRole<HTMLButtonElement>('button', { name: 'Passwort ändern' }))).toBe(true)
})

it('the lock of the account outlasts a reload, and the button is on again when it has run out', async () => {
  const before = await openPassword()
  before.port.changePassword.refuses(462, { accountLockedUntil: new Date(Date.now() + 15 * 60_000).toISOString() })
  await before.fill('old', good)
  await before.modal.findByRole('alert')
  cleanup()
  const { modal, send } = await openPassword()
  expect(isOff(send)).toBe(true)
  expect((await modal.findByRole('alert')).textContent).toMatch(/in 1[45] Minuten/)
  const advanceTo = (minutes: number) => {
    bankClock.offsetMs = Date.now() + minutes * 60_000 - performance.now()
  }
  advanceTo(14)
  await waitFor(() => expect(modal.getByRole('alert').textContent).toContain('in 1 Minute '))
  expect(isOff(send)).toBe(true)
  advanceTo(15)
  await waitFor(() => expect(isOff(send)).toBe(false))
  expect(modal.queryByRole('alert')).toBeNull()
})

it('an address is changed with the code that was sent to it @R054 @R056 @R132 @R323 @R437 @R821', async () => {
  const { bank, port, card, modal, request, confirm, closed } = await openEmail()
  await request('neu@bergland.example')
  expect(await modal.findByText('neu@bergland.example')).toBeTruthy()
  expect(port.requestEmailCode.sent).toEqual([{ email: 'neu@bergland.example' }])
  bank.email = 'neu@bergland.example'
  await confirm('482913')
  await closed()
  expect(port.changeEmail.sent).toEqual([{ email: 'neu@bergland.example', tanToken: '482913' }])
  expect(readAlerts()).toMatchObject([{ type: 'success', timeout: 5000 }])
  expect(within(card).getByText('neu@bergland.example')).toBeTruthy()
})

it.each([
  ['', '', 'Neue E-Mail-Adresse: Bitte angeben.'],
  ['neu@b.example', '', 'Neue E-Mail-Adresse wiederholen: Bitte angeben.'],
  ['neu', 'neu', 'Bitte geben Sie eine gültige E-Mail-Adresse ein.'],
  ['neu@b.example', 'nue@b.example', 'Die beiden E-Mail-Adressen stimmen nicht überein.'],
  ['neu@b.example', 'neu@b', 'Die beiden E-Mail-Adressen stimmen nicht überein.'],
])(
  '%j and %j are refused before anything is sent, what differs by an alert @R192 @R193 @R673',
  async (email, again, sentence) => {
    const { port, modal, request } = await openEmail()
    await request(email, again)
    expect((await modal.findAllByText(sentence)).length).toBeGreaterThan(0)
    expect(alerts(modal)).toEqual(sentence.includes('stimmen nicht überein') ? [sentence] : [])
    expect(port.requestEmailCode.sent).toEqual([])
  },
)

it('the code is required, and another one waits @R133 @R194 @R438 @R674', async () => {
  const { port, user, modal, request } = await openEmail()
  await request('neu@bergland.example')
  await user.click(await modal.findByRole('button', { name: 'E-Mail-Adresse ändern' }))
  expect(await modal.findByText('Code aus der E-Mail: Bitte angeben.')).toBeTruthy()
  const again = modal.getByRole('button', { name: /^Neuen Code anfordern in \d+\ss$/ })
  await user.click(again)
  expect([port.requestEmailCode.sent.length, port.changeEmail.sent.length]).toEqual([1, 0])
})

it('after the wait a new code is sent to the same or to another address', async () => {
  const { port, user, modal, request } = await openEmail()
  const over = new Date().toISOString()
  port.requestEmailCode.succeeds({ expiresAt: over, nextRequestPossibleAt: over })
  await request('neu@bergland.example')
  await user.click(await modal.findByRole('button', { name: 'Neuen Code anfordern' }))
  expect(await modal.findByText('Ein neuer Code ist unterwegs.')).toBeTruthy()
  await user.click(modal.getByRole('button', { name: 'Andere Adresse eingeben' }))
  await request('anders@bergland.example')
  expect(await modal.findByText('anders@bergland.example')).toBeTruthy()
  expect(port.requestEmailCode.sent.map(({ email }) => email.split('@')[0])).toEqual(['neu', 'neu', 'anders'])
})

it('shows to wait when another address is requested too soon', async () => {
  const { port, modal, request } = await openEmail()
  port.requestEmailCode.fails(refusal(400, { violations: [{ field: 'email', rule: 'wait' }] }))
  await request('neu@bergland.example')
  expect((await modal.findByRole('alert')).textContent).toContain('Bitte warten Sie eine Minute')
})

it('the code step is still there after the modal was closed', async () => {
  const { user, modal, request, closed, openDialog } = await openEmail()
  await request('neu@bergland.example')
  await modal.findByText('neu@bergland.example')
  await user.click(modal.getByRole('button', { name: 'Abbrechen' }))
  await closed()
  expect((await openDialog('E-Mail-Adresse ändern')).getByText('neu@bergland.example')).toBeTruthy()
})

it.each([
  [409, 'Diese E-Mail-Adresse wird bereits verwendet.', '@R307 @R794'],
  [461, 'Sie haben derzeit keinen gültigen Code.', '@R308 @R795'],
  [462, 'Der Code stimmt nicht.', '@R309 @R796'],
  [463, 'Der Code wurde zu oft falsch eingegeben.', '@R310 @R797'],
  [464, 'Dieser Code gehört zu einem anderen Vorgang', '@R311 @R798'],
  [465, 'Der Code ist abgelaufen.', '@R312 @R799'],
] as const)('shows why an address was refused with %i: %s %s', async (status, sentence, _rows) => {
  const { port, modal, request, confirm } = await openEmail()
  port.changeEmail.refuses(status)
  await request('neu@bergland.example')
  await confirm('482913')
  expect((await modal.findByRole('alert')).textContent).toContain(sentence)
})

it('links to the pages outside the portal, each in a tab of its own @R006', async () => {
  await open()
  const card = screen.getByRole('region', { name: 'Weitere Seiten' })
  const links = within(card).getAllByRole<HTMLAnchorElement>('link')
  expect(links.map(({ textContent, href, target, rel }) => [textContent, href, target, rel])).toEqual([
    ['Formulare zum Herunterladen', externalLinks.forms, '_blank', 'noopener'],
    ['Kontakt aufnehmen', externalLinks.contact, '_blank', 'noopener'],
    ['Website der Telekom-Gruppe', externalLinks.telecomGroup, '_blank', 'noopener'],
  ])
})
