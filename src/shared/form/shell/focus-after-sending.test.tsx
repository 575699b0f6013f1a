import { act, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { everyWay, waysToSend, type WayToSend } from './ways-to-send.fake.ts'
import { openShell, shells, type Shell } from './shells.fake.tsx'

const ways = (shell: Shell): WayToSend[] =>
  everyWay.filter((way) => way !== 'Enter in a field' || shells[shell].takesEnter)

const cases = (Object.keys(shells) as Shell[]).flatMap((shell) => ways(shell).map((way) => [shell, way] as const))

const focused = (wanted: () => HTMLElement) => waitFor(() => expect(document.activeElement).toBe(wanted()))

describe.each(cases)('%s, sent by %s', (shell, way) => {
  const open = async () => {
    const opened = await openShell(shell)
    const send = () => waysToSend[way]({ user: opened.user, button: opened.button(), field: opened.field?.() })
    const sender = () => (way === 'Enter in a field' ? opened.field!() : opened.button())
    return { ...opened, send, sender }
  }

  const { danger, needsConfirmation } = shells[shell]
  const isRed = danger && way !== 'Enter in a field'

  it(`puts the focus ${isRed ? 'on the harmless button' : 'back where it was sent'} when it is refused`, async () => {
    const { fill, send, sender, cancel, command, problem } = await open()
    await fill()
    command.refuses(409)
    await send()
    expect(await problem()).toBeTruthy()
    await focused(isRed ? cancel : sender)
  })

  if (shells[shell].canBeWrong)
    it('puts it into the first wrong field when something is wrong', async () => {
      const { send, wrongField, command } = await open()
      await send()
      await waitFor(() => expect(wrongField!().getAttribute('aria-invalid')).toBe('true'))
      await focused(wrongField!)
      expect(command.sent).toEqual([])
    })

  it('puts it where a reader goes on when it is done', async () => {
    const { fill, send, sender, command, afterwards, done } = await open()
    await fill()
    await send()
    await waitFor(() => expect(command.sent).toHaveLength(1))
    await waitFor(() => expect(done()).toBe(true))
    await focused(() => afterwards() ?? sender())
  })

  if (needsConfirmation)
    it('puts it on the harmless button of the final confirmation', async () => {
      const { fill, back } = await open()
      await fill()
      await focused(() => back()!)
    })

  if (danger && !shells[shell].takesEnter)
    it('opens with the focus on the harmless button', async () => {
      const { cancel } = await open()
      await focused(cancel)
    })

  const goesBack = needsConfirmation && way !== 'Enter in a field'
  if (goesBack)
    it('gives it back to the button of the form when the final confirmation is cancelled', async () => {
      const { fill, user, button, back, command } = await open()
      await fill()
      await waysToSend[way]({ user, button: back()! })
      await waitFor(() => expect(back()).toBeNull())
      await focused(button)
      expect(command.sent).toEqual([])
    })

  if (needsConfirmation)
    it('leaves it in the field whose change removes the final confirmation', async () => {
      const { fill, user, field, back } = await open()
      await fill()
      await user.type(field!(), 'a')
      await waitFor(() => expect(back()).toBeNull())
      await focused(field!)
    })

  it('keeps it while it is on its way, and sends nothing twice', async () => {
    const { fill, send, sender, command } = await open()
    await fill()
    const finish = command.waits()
    await send()
    await waitFor(() => expect(command.sent).toHaveLength(1))
    await focused(sender)
    await send()
    await focused(sender)
    await act(async () => finish())
    expect(command.sent).toHaveLength(1)
  })
})
