import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { renderScreen } from '../../../../tests/render-screen.tsx'
import { tokens } from '../../../../tests/tokens.ts'
import { fakeCommand } from '../../query/port.fake.ts'
import { endSession, startSession } from '../../session/session.ts'
import { LeaveGuard } from './leave-guard.tsx'
import { PageForm } from './page-form.tsx'
import { TextField } from '../fields/text-field.tsx'

const here = '/private/mypaybox?tab=personal-information'

beforeEach(() => startSession('private', tokens.private))
afterEach(() => endSession('private', 'logout'))

async function openForm({ onlyChanged = true } = {}) {
  const command = fakeCommand<{ street: string }, void>('privateUpdatePersonalInformation', undefined)
  const view = await renderScreen(
    <>
      <PageForm
        command={command}
        schema={() => Promise.resolve(z.object({ street: z.string() }))}
        defaultValues={{ street: 'Ring 1' }}
        submitLabel="Speichern"
        onlyChanged={onlyChanged}
      >
        {(control) => <TextField control={control} name="street" label="Straße" autoComplete="off" />}
      </PageForm>
      <LeaveGuard area="private" />
    </>,
    { at: here },
  )
  const { router, user } = view
  const street = screen.getByRole<HTMLInputElement>('textbox')
  const address = () => router.history.location.href
  const go = (href: string) => router.history.push(href)
  const press = (name: string) => user.click(screen.getByRole('button', { name }))
  return { user, command, street, address, go, press }
}

const question = () => screen.findByRole('dialog', { name: 'Änderungen verwerfen?' })

it.each(['/private/profile', '/private/mypaybox?tab=bank-data', '/private/mypaybox'])(
  'asks for confirmation before it goes to %s with unsaved entries',
  async (elsewhere) => {
    const { user, street, address, go, press } = await openForm()
    await user.type(street, '2')
    go(elsewhere)
    await question()
    expect(address()).toBe(here)
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Weiter bearbeiten'))
    await press('Weiter bearbeiten')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect([address(), street.value]).toEqual([here, 'Ring 12'])

    go(elsewhere)
    await question()
    await press('Verwerfen')
    await waitFor(() => expect(address()).toBe(elsewhere))
  },
)

it('leaves without a question when only blanks are changed', async () => {
  const { user, street, address, go } = await openForm()
  await user.type(street, '  ')
  go('/private/profile')
  await waitFor(() => expect(address()).toBe('/private/profile'))
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('does not ask when the form stays open, such as for a modal in the URL', async () => {
  const { user, street, address, go } = await openForm()
  await user.type(street, '2')
  go(`${here}&modal=limit`)
  await waitFor(() => expect(address()).toBe(`${here}&modal=limit`))
})

it.each([true, false])(
  'what is saved may be left (only changes: %s); what is changed after it is not',
  async (onlyChanged) => {
    const { user, street, address, go, press, command } = await openForm({ onlyChanged })
    await user.type(street, '2')
    await press('Speichern')
    await waitFor(() => expect(command.sent).toHaveLength(1))
    await user.type(street, '3')
    go('/private/profile')
    await question()
    await press('Weiter bearbeiten')
    await user.type(street, '{Backspace}')
    go('/private/profile')
    await waitFor(() => expect(address()).toBe('/private/profile'))
  },
)

it('does not ask when the session ends, since the entries are saved', async () => {
  const { user, street, address, go } = await openForm()
  await user.type(street, '2')
  act(() => endSession('private', 'expired'))
  go('/private/login')
  await waitFor(() => expect(address()).toBe('/private/login'))
})
