import { expect, it } from 'vitest'
import { createMailDocument } from './mail-document.ts'

const read = (content: string) => new DOMParser().parseFromString(createMailDocument(content), 'text/html')

it('a mail in plain text keeps its lines, and an address in brackets is no markup', () => {
  const text = 'Guten Tag,\n\nan <anna@mail.example> ging <script>alert(1)</script> nichts.'
  const page = read(text)
  expect(page.querySelector('pre')?.textContent).toBe(text)
  expect(page.querySelector('script')).toBeNull()
})

it('a mail keeps its tags, tables, style sheet and styles of elements', () => {
  const page = read('<style>p { color: red }</style><p class="a" style="font-weight: bold">Rechnung <b>Nr. 1</b></p>')
  expect(page.querySelector('p b')?.textContent).toBe('Nr. 1')
  const styles = [...page.querySelectorAll('style')].map(({ textContent }) => textContent).join('')
  expect(styles).toContain('p { color: red }')
  expect(styles).toContain(`.${page.querySelector('p')!.classList[1]}`)
  expect(styles).toContain('font-weight: bold')
})

it('the policy of the frame allows nothing but its own styles and pictures in the mail', () => {
  const policy = read('<p>x</p>').querySelector('meta[http-equiv=Content-Security-Policy]')?.getAttribute('content')
  expect(policy).toBe("default-src 'none'; style-src 'nonce-mail'; img-src data:")
})

it.each([
  ['a script', '<p>x</p><script src="https://a.example/x.js"></script>'],
  ['an event', '<p onclick="alert(1)">x</p><img src=x onerror=alert(1)>'],
  ['a picture from outside', '<p>x</p><img src="https://a.example/pixel.gif">'],
  ['a picture of a style', '<p style="background: url(https://a.example/p.png)">x</p>'],
  ['an import', '<style>@import url("https://a.example/a.css");</style><p>x</p>'],
  ['a link', '<p><a href="https://a.example" target="_top">x</a></p>'],
  ['a frame', '<p>x</p><iframe src="https://a.example"></iframe>'],
  ['a form', '<p>x</p><form action="https://a.example"><input name="password"></form>'],
  ['another base', '<base href="https://a.example/"><p>x</p>'],
  ['a jump', '<meta http-equiv="refresh" content="0;url=https://a.example"><p>x</p>'],
  ['a drawing', '<p>x</p><svg onload="alert(1)"><image href="https://a.example/x.svg"/></svg>'],
])('%s is not in the frame', (_what, content) => {
  const text = createMailDocument(content)
  expect(text).not.toMatch(/a\.example|alert|onerror|<form|<input|<base|refresh/)
  expect(text).toContain('x')
})

it('a style cannot end the style sheet', () => {
  expect(read('<p style="x:</style><b>early</b>">x</p>').querySelector('b')).toBeNull()
})
