import { act, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { isOff } from '../../../tests/is-off.ts'
import { renderScreen } from '../../../tests/render-screen.tsx'
import { fakeQuery } from '../query/port.fake.ts'
import { ReloadButton } from './reload-button.tsx'

it('keeps the focus on the reload button and sends one request at a time', async () => {
  const answers: (() => void)[] = []
  const queryFn = () => new Promise<string>((resolve) => answers.push(() => resolve('rows')))
  const { user } = await renderScreen(<ReloadButton query={fakeQuery(['fake', 'list'], queryFn)} />)
  await act(async () => answers[0]!())
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Neu laden' })
  button.focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'))
  await user.keyboard('{Enter}')
  expect([isOff(button), answers.length]).toEqual([false, 2]) // one that is disabled loses the focus
  await act(async () => answers[1]!())
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('false'))
  await user.keyboard('{Enter}')
  expect(answers).toHaveLength(3)
})
