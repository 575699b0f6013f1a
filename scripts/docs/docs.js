// Search over operations, schemas and statuses; the list is loaded when somebody begins to type.
const root = new URL(document.querySelector('script[data-root]').dataset.root, location.href)
const input = document.getElementById('search')
const found = document.getElementById('found')
const count = document.getElementById('count')
const most = 12

let entries
const load = () => (entries ??= fetch(new URL('search.json', root)).then((answer) => answer.json()))

input.addEventListener('focus', () => void load())
input.addEventListener('input', () => void show())
document.addEventListener('keydown', move)

async function show() {
  const words = input.value.toLowerCase().split(/\s+/).filter(Boolean)
  const all = await load()
  const hits = words.length === 0 ? [] : all.filter(([, , text]) => words.every((word) => text.includes(word)))
  found.replaceChildren(...hits.slice(0, most).map(row))
  found.hidden = hits.length === 0
  count.textContent = words.length === 0 ? '' : `${hits.length} found`
}

function row([title, path, , line]) {
  const link = Object.assign(document.createElement('a'), { href: new URL(path, root).href, textContent: title })
  link.append(Object.assign(document.createElement('small'), { textContent: line }))
  const item = document.createElement('li')
  item.append(link)
  return item
}

// "/" goes to the search; arrows walk the hits, Escape goes back to the words.
function move(event) {
  const links = [input, ...found.querySelectorAll('a')]
  const at = links.indexOf(document.activeElement)
  if (event.key === '/' && at < 0) {
    event.preventDefault()
    input.focus()
  }
  if (at < 0) return
  if (event.key === 'Escape') {
    found.hidden = true
    input.focus()
  }
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (step === undefined || found.hidden) return
  event.preventDefault()
  links[(at + step + links.length) % links.length].focus()
}
