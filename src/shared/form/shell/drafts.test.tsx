import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { otherToken, tokens } from '../../../../tests/tokens.ts'
import { endSession, startSession, type SessionEnd } from '../../session/session.ts'
import { openForm } from './open-form.fake.tsx'
import { PasswordField } from '../fields/password-field.tsx'
import { TextField } from '../fields/text-field.tsx'

const goTo = (page: string) => window.history.replaceState(null, '', page)

beforeEach(() => {
  startSession('private', tokens.private)
  goTo('/private/profile?modal=email')
})
afterEach(() => {
  startSession('private', tokens.private)
  endSession('private', 'logout')
  goTo('/')
})

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name}`))

/** Opens the page; the fields show what is there. */
async function open() {
  cleanup()
  const form = await openForm(
    (control) => (
      <>
        <TextField control={control} name="street" label="Street" autoComplete="off" />
        <PasswordField control={control} name="oldPassword" label="Secret" autoComplete="off" optional />
        <TextField control={control} name="tanToken" label="Code" autoComplete="off" optional />
      </>
    ),
    { schema: z.looseObject({ street: z.string() }), values: { street: 'Ring 1', oldPassword: '', tanToken: '' } },
  )
  return { ...form, entries: () => ['Street', 'Secret', 'Code'].map((name) => field(name).value) }
}

async function typeAndLose(end: SessionEnd, street = 'Ring 12') {
  const { user } = await open()
  await user.clear(field('Street'))
  await user.type(field('Street'), street)
  await user.type(field('Secret'), 'geheim')
  await user.type(field('Code'), '123456')
  act(() => endSession('private', end))
}

it.each<SessionEnd>(['expired', 'ended', 'newPassword', 'elsewhere'])(
  'who was signed out (%s) finds again what they had typed, but no password and no code',
  async (end) => {
    await typeAndLose(end)
    startSession('private', tokens.private)
    const { entries, sent } = await open()
    expect(entries()).toEqual(['Ring 12', '', ''])
    expect(screen.getByText(/^We have kept what you entered/)).toBeTruthy()
    expect(await sent()).toMatchObject({ street: 'Ring 12' })
    expect((await open()).entries()).toEqual(['Ring 1', '', ''])
  },
)

it('saves the entries of a form that is sending when the session ends', async () => {
  const { user, send, command } = await open()
  await user.type(field('Street'), '2')
  const finish = command.waits()
  await send()
  await waitFor(() => expect(command.sent).toHaveLength(1))
  act(() => endSession('private', 'expired'))
  await act(async () => finish())
  startSession('private', tokens.private)
  expect((await open()).entries()[0]).toBe('Ring 12')
})

it('saves nothing at logout', async () => {
  await typeAndLose('logout')
  startSession('private', tokens.private)
  expect((await open()).entries()).toEqual(['Ring 1', '', ''])
})

it('shows no draft to another person, and drops it', async () => {
  await typeAndLose('expired')
  startSession('private', otherToken)
  expect((await open()).entries()[0]).toBe('Ring 1')
  startSession('private', tokens.private)
  expect((await open()).entries()[0]).toBe('Ring 1')
})

it('saves nothing when another person signs in in another tab', async () => {
  const { user } = await open()
  await user.type(field('Street'), '2')
  act(() => startSession('private', otherToken))
  expect((await open()).entries()[0]).toBe('Ring 1')
  startSession('private', tokens.private)
  expect((await open()).entries()[0]).toBe('Ring 1')
})

it('another page or area finds nothing; the page itself still does', async () => {
  await typeAndLose('expired')
  startSession('private', tokens.private)
  goTo('/private/profile')
  expect((await open()).entries()[0]).toBe('Ring 1')
  startSession('bank', tokens.bank)
  goTo('/bank/private-customers')
  expect((await open()).entries()[0]).toBe('Ring 1')
  goTo('/private/profile?modal=email')
  expect((await open()).entries()[0]).toBe('Ring 12')
  endSession('bank', 'logout')
})

it('a form in which only blanks were added has nothing to keep, and the device keeps nothing at all', async () => {
  await typeAndLose('expired', 'Ring 1 ')
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('Ring')
  startSession('private', tokens.private)
  await open()
  expect(screen.queryByText(/^We have kept/)).toBeNull()
})

it("the end of another area's session keeps this form as it is", async () => {
  const { user, entries } = await open()
  await user.type(field('Street'), '2')
  startSession('bank', tokens.bank)
  act(() => endSession('bank', 'expired'))
  expect(entries()[0]).toBe('Ring 12')
  cleanup()
  expect((await open()).entries()[0]).toBe('Ring 1')
})
