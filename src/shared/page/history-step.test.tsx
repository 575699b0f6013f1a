import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderScreen } from '../../../tests/render-screen.tsx'
import { useHistoryStep } from './history-step.ts'

const names = ['menu', 'question', 'code'] as const

function Step({ name }: { name: string }) {
  const { isOpen, open, openInstead, close } = useHistoryStep(name)
  return (
    <section aria-label={name}>
      {isOpen && 'open'}
      <button onClick={open}>open</button>
      <button onClick={openInstead}>instead</button>
      <button onClick={close}>close</button>
    </section>
  )
}

const Page = () => names.map((name) => <Step key={name} name={name} />)

/** What a person does on a page with three steps. */
async function openPage() {
  const { router } = await renderScreen(<Page />, { at: '/page?q=a' })
  const { history } = router
  const region = (name: string) => screen.getByRole('region', { name })
  const opened = () => names.filter((name) => region(name).firstChild?.nodeName === '#text')
  const press = (name: string, label: 'open' | 'instead' | 'close') =>
    act(async () => {
      for (const button of region(name).querySelectorAll('button')) if (button.textContent === label) button.click()
      await router.load()
    })
  const go = (entries: number) =>
    act(async () => {
      history.go(entries)
      await router.load()
    })
  /** The place of the current entry in the history. */
  const position = () => {
    const { __TSR_index: index } = history.location.state
    return index
  }
  return { history, opened, press, go, position }
}

it('Back closes the latest step, and Forward opens it again; the URL stays', async () => {
  const { history, opened, press, go } = await openPage()
  await press('question', 'open')
  await press('code', 'open')
  expect(opened()).toEqual(['question', 'code'])
  await go(-1)
  expect(opened()).toEqual(['question'])
  await go(-1)
  expect(opened()).toEqual([])
  await go(1)
  expect(opened()).toEqual(['question'])
  expect(history.location.href).toBe('/page?q=a')
})

it('closing a step leaves no entry behind, however often it is pressed', async () => {
  const { opened, press, position } = await openPage()
  const start = position()
  await press('question', 'open')
  await press('question', 'open')
  await press('code', 'open')
  await press('question', 'close')
  await press('question', 'close')
  expect(opened()).toEqual([])
  expect(position()).toBe(start)
})

it('a step in place of others closes to what was before them', async () => {
  const { opened, press, position } = await openPage()
  const start = position()
  await press('menu', 'instead')
  await press('question', 'instead')
  expect(opened()).toEqual(['question'])
  await press('question', 'close')
  expect([opened(), position()]).toEqual([[], start])
})

it('a navigation closes all steps', async () => {
  const { history, opened, press, go } = await openPage()
  await press('menu', 'open')
  await act(async () => history.replace('/page?q=b'))
  await go(0)
  expect(opened()).toEqual([])
})
