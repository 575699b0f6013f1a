/** Shows the messages, newest first, and polls for new ones every second. Texts are never inserted as markup. */
const list = document.querySelector('#messages')
const state = document.querySelector('#state')
const recipient = document.querySelector('#recipient')
const time = new Intl.DateTimeFormat('de-DE', { dateStyle: 'short', timeStyle: 'medium', timeZone: 'Europe/Vienna' })

const address = new URL(location.href)
recipient.value = address.searchParams.get('to') ?? ''
recipient.addEventListener('input', () => {
  if (recipient.value.trim() === '') address.searchParams.delete('to')
  else address.searchParams.set('to', recipient.value.trim())
  history.replaceState(null, '', address)
  void load()
})

function element(name, className, text) {
  const made = document.createElement(name)
  made.className = className
  made.textContent = text
  return made
}

function item(message) {
  const made = element('li', 'message', '')
  const channel = message.channel === 'SMS' ? 'SMS' : 'E-Mail'
  made.append(element('h2', 'subject', message.subject))
  made.append(element('p', 'meta', `${channel} an ${message.to}, ${time.format(new Date(message.sentAt))} Uhr`))
  if (message.code !== null) made.append(element('p', 'code', message.code))
  made.append(element('p', 'text', message.text))
  return made
}

/** What the page shows already; it is left alone while nothing has changed, so that a selection stays. */
let shown = ''

async function load() {
  try {
    const response = await fetch('/sandbox/inbox.json')
    if (!response.ok) throw new Error(String(response.status))
    const text = await response.text()
    const wanted = recipient.value.trim().toLowerCase()
    if (shown === `${wanted} ${text}`) return
    shown = `${wanted} ${text}`
    const results = JSON.parse(text).results.filter(({ to }) => to.includes(wanted))
    list.replaceChildren(...results.map(item))
    const count = results.length === 1 ? '1 Nachricht' : `${results.length} Nachrichten`
    state.textContent = results.length === 0 ? 'Noch keine Nachrichten.' : count
  } catch {
    shown = ''
    state.textContent = 'Die Sandbox antwortet gerade nicht. Die Seite versucht es weiter.'
  }
}

async function keepLoading() {
  if (!document.hidden) await load()
  setTimeout(() => void keepLoading(), 1000)
}

document.addEventListener('visibilitychange', () => void load())
void keepLoading()
