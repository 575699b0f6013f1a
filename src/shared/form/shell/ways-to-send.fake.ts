import { act } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'

type Sending = { user: UserEvent; button: HTMLElement; field?: HTMLElement | undefined }

/** Every way in which a person sends a form; the last one where it has a field. */
export const waysToSend = {
  'a click on its button': ({ user, button }: Sending) => user.click(button),
  'Enter on its button': async ({ user, button }: Sending) => {
    act(() => button.focus())
    await user.keyboard('{Enter}')
  },
  'Enter in a field': async ({ user, field }: Sending) => {
    act(() => field?.focus())
    await user.keyboard('{Enter}')
  },
} as const

export type WayToSend = keyof typeof waysToSend

export const allWaysToSend = Object.keys(waysToSend) as WayToSend[]
