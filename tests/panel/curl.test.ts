import { execFileSync } from 'node:child_process'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { curlOf, formatBody } from '../../panel/calls/call-text.ts'

const url = 'http://localhost:8080/api/ui/v1/bank/notes?q=a&q=b'
const call = (body: unknown, headers: [string, string][] = []) => ({ method: 'POST', url, sent: { headers, body } })

/** What the shell gives curl, word by word. */
const words = (line: string): string[] =>
  execFileSync('sh', ['-c', `TOKEN=abc; set -- ${line.slice('curl '.length)}; printf '%s\\0' "$@"`], {
    encoding: 'utf8',
  })
    .split('\0')
    .slice(0, -1)

describe('a developer copies a call as a command line', () => {
  it('that the shell reads literally, with any characters', () => {
    const signs = fc.string({ unit: fc.constantFrom(...`'"\\$\`! ;&|<>#*~ä€\n`, 'a') })
    fc.assert(
      fc.property(signs, (note) => {
        const read = words(curlOf(call(JSON.stringify({ note }))))
        expect(read.slice(0, 3)).toEqual([url, '--request', 'POST'])
        expect(JSON.parse(read.at(-1)!)).toEqual({ note })
      }),
      { numRuns: 20 },
    )
  })

  it('that takes the token from the shell', () => {
    const line = curlOf(call(undefined, [['Authorization', 'Bearer eyJh.eyJz.x-_']]))
    expect(words(line).at(-1)).toBe('Authorization: Bearer abc')
    expect(line).not.toContain('eyJ')
  })

  it('that sends the file of an upload', () => {
    const form = new FormData()
    form.append('document', new File(['%PDF'], "Anna's.pdf"))
    form.append('note', '@home')
    const given = words(curlOf(call(form))).slice(3)
    expect(given).toEqual(['--form', "document=@Anna's.pdf", '--form-string', 'note=@home'])
  })
})

describe('without secrets that somebody nearby could read', () => {
  const secret = 'Sonnenblume-2026!'

  it.each(['password', 'newPassword', 'newPasswordConfirm', 'oldPassword', 'tanToken', 'token', 'code'])(
    'a %s',
    (name) => {
      const body = JSON.stringify({ name: 'Anna', inside: [{ [name]: secret }] })
      for (const text of [formatBody(body)!, curlOf(call(body))]) {
        expect(text).not.toContain(secret)
        expect(text).toContain(`<${name}>`)
        expect(text).toContain('Anna')
      }
    },
  )

  it('without a token in a field of any name', () => {
    expect(formatBody('{"session": "eyJhbGciOiJI.eyJzdWIiOiIx.c2ln"}')).toContain('"session": "<session>"')
  })

  it('what is in a file', () => {
    expect(formatBody(new Blob(['%PDF'], { type: 'application/pdf' }))).toBe('(application/pdf, 4 bytes)')
  })
})

it('what is no secret is shown as it is, and no body as none', () => {
  expect(JSON.parse(formatBody('{"zipcode": "1010", "sapCode": "A1", "password": null}')!)).toEqual({
    zipcode: '1010',
    sapCode: 'A1',
    password: null,
  })
  expect(formatBody('')).toBeUndefined()
  expect(formatBody('a,b\r\n')).toBe('a,b\r\n')
  expect(formatBody('x'.repeat(30_000))).toHaveLength(20_000 + '\n… and 10000 more signs'.length)
})
