import { act, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderScreen } from '../../../tests/render-screen.tsx'
import { watchSavedFiles } from '../../../tests/saved-files.ts'
import { ProblemNote } from '../problem/problem-note.tsx'
import { fakeCommand } from './port.fake.ts'
import { refusal } from '../http/api-error.fake.ts'
import { useDownload } from './use-download.ts'

type Receipt = ReturnType<typeof fakeCommand<string, Blob, never>>

function Receipts({ command }: { command: Receipt }) {
  const receipt = useDownload(command, (number) => `rechnung_${number}.pdf`)
  return (
    <>
      {['1', '2'].map((number) => (
        <button
          key={number}
          type="button"
          aria-busy={receipt.pending === number}
          onClick={() => receipt.download(number)}
        >
          {number}
        </button>
      ))}
      {receipt.error && <ProblemNote error={receipt.error} />}
    </>
  )
}

const file = new File(['%PDF'], 'Rechnung.pdf')
async function open() {
  const command: Receipt = fakeCommand<string, Blob>('privateGetProduct', file)
  const view = await renderScreen(<Receipts command={command} />)
  const button = (name: string) => screen.getByRole('button', { name })
  return { command, button, press: (name: string) => view.user.click(button(name)), saved: watchSavedFiles() }
}

it('saves a download, with a fallback name @R765', async () => {
  const { command, press, saved } = await open()
  await press('2')
  await waitFor(() => expect(saved).toEqual([{ name: 'Rechnung.pdf', content: file }]))
  const nameless = new Blob(['%PDF'])
  command.succeeds(nameless)
  await press('2')
  await waitFor(() => expect(saved[1]).toEqual({ name: 'rechnung_2.pdf', content: nameless }))
})

it('a download that failed is shown until the next try @R317', async () => {
  const { command, press, saved } = await open()
  command.fails(refusal(500))
  await press('1')
  expect((await screen.findByRole('alert')).textContent).toContain('Bei uns ist etwas schiefgegangen.')
  expect(saved).toEqual([])
  command.succeeds(file)
  await press('1')
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(screen.queryByRole('alert')).toBeNull()
})

it('reports the pending download, and ignores a second press', async () => {
  const { command, press, button } = await open()
  const finish = command.waits(file)
  await press('2')
  await waitFor(() => expect(button('2').getAttribute('aria-busy')).toBe('true'))
  expect(button('1').getAttribute('aria-busy')).toBe('false')
  await press('1')
  expect(command.sent).toEqual(['2'])
  await act(async () => finish())
  await waitFor(() => expect(button('2').getAttribute('aria-busy')).toBe('false'))
})
