import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type PullRequest, postComment } from './post-comment.ts'

type Comment = { id: number; body: string }
let comments: Comment[] = []
let pullRequest: PullRequest

/** Keeps comments as the REST API of GitHub does. */
const server = createServer((request, response) => {
  const url = new URL(request.url!, 'http://local')
  let text = ''
  request.setEncoding('utf8').on('data', (part: string) => (text += part))
  request.on('end', () => {
    if (request.headers.authorization !== 'Bearer token') return response.writeHead(401).end('{}')
    const reply = (value: unknown) => response.end(JSON.stringify(value))
    const { body } = (text === '' ? {} : JSON.parse(text)) as Partial<Comment>
    const id = /^\/repos\/team\/portal\/issues\/comments\/(\d+)$/.exec(url.pathname)?.[1]
    if (request.method === 'PATCH' && id !== undefined) {
      comments = comments.map((one) => (one.id === Number(id) ? { ...one, body: body! } : one))
      return reply({})
    }
    if (url.pathname !== '/repos/team/portal/issues/7/comments') return response.writeHead(404).end('{}')
    if (request.method === 'POST') {
      comments.push({ id: comments.length + 1, body: body! })
      return reply({})
    }
    const [size, page] = ['per_page', 'page'].map((name) => Number(url.searchParams.get(name)))
    return reply(comments.slice((page! - 1) * size!, page! * size!))
  })
})

beforeEach(async () => {
  comments = []
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  pullRequest = { api: `http://127.0.0.1:${port}`, repository: 'team/portal', number: '7', token: 'token' }
})
afterEach(() => new Promise((resolve) => server.close(resolve)))

it('adds a comment once and changes it later, however many there are', async () => {
  await postComment('first', pullRequest)
  expect(comments).toEqual([{ id: 1, body: expect.stringMatching(/\nfirst$/) }])
  comments.unshift(...Array.from({ length: 120 }, (_, index) => ({ id: 1000 + index, body: 'Looks good.' })))
  await postComment('second', pullRequest)
  expect(comments).toHaveLength(121)
  expect(comments.filter(({ body }) => body.endsWith('second'))).toHaveLength(1)
})

it('says what GitHub refuses', async () => {
  await expect(postComment('first', { ...pullRequest, token: 'other' })).rejects.toThrow(/was answered with 401/)
})
