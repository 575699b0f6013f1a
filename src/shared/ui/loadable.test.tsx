import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState, type ComponentType } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { renderScreen } from '../../../tests/render-screen.tsx'
import { AlertList } from '../alerts/alert-list.tsx'
import { isPrefetching } from '../http/prefetch.ts'
import { loadable, usePreload } from './loadable.tsx'
import { OpenedPart } from './opened-part.tsx'

const Form = () => <p>The form</p>
const load = vi.fn<() => Promise<ComponentType>>()
const onCaughtError = vi.fn<(error: unknown) => void>()
const fail = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))

beforeEach(() => {
  load.mockReset()
})

/** A page with one button, which opens and closes a form that is loaded on demand. */
function renderPage() {
  const Part = loadable(load)
  function Page() {
    const [opened, setOpened] = useState(false)
    return (
      <>
        <AlertList />
        <p>The page</p>
        <button type="button" onClick={() => setOpened(!opened)}>
          Edit
        </button>
        {opened && (
          <OpenedPart opened>
            <Part />
          </OpenedPart>
        )}
      </>
    )
  }
  return { Part, show: () => renderScreen(<Page />, { onCaughtError }) }
}

const press = () => userEvent.click(screen.getByRole('button', { name: 'Edit' }))

it('renders a preloaded component at once', async () => {
  load.mockResolvedValue(Form)
  const { Part, show } = renderPage()
  await Part.preload()
  await show()
  await press()
  screen.getByText('The form')
  expect(load).toHaveBeenCalledOnce()
})

it('loads a component that was not preloaded when it is opened', async () => {
  load.mockResolvedValue(Form)
  await renderPage().show()
  await press()
  await screen.findByText('The form')
})

it('shows an alert on the unchanged page for a component that cannot be loaded, and loads it when it is opened again', async () => {
  load.mockImplementationOnce(fail).mockResolvedValue(Form)
  await renderPage().show()
  await press()
  await screen.findByRole('alert')
  screen.getByText(/konnten die Bank nicht erreichen/)
  screen.getByText('The page')
  await press()
  await press()
  await screen.findByText('The form')
})

it('loads a component whose preloading failed when it is opened', async () => {
  load.mockImplementationOnce(fail).mockResolvedValue(Form)
  const { Part, show } = renderPage()
  await expect(Part.preload()).rejects.toThrow()
  await show()
  await press()
  await screen.findByText('The form')
})

const withoutRunning = vi.fn<() => void>()

function countPrefetches() {
  withoutRunning.mockReset()
  load.mockImplementation(() => {
    if (isPrefetching()) {
      withoutRunning()
      return new Promise(() => {})
    }
    return Promise.resolve(Form)
  })
}

/** A page with a button in its main part and one in its header, which may open the form, whose code is loaded ahead. */
function LoadsAhead({ part }: { part: ReturnType<typeof loadable> }) {
  usePreload('page', part)
  return (
    <>
      <header>
        <button type="button">Menu</button>
      </header>
      <main>
        <button type="button">Edit</button>
        <button type="button" aria-haspopup="dialog">
          Filter
        </button>
        <nav>
          <button type="button">Page 2</button>
        </nav>
        <table>
          <thead>
            <tr>
              <th scope="col">
                <button type="button">Name</button>
              </th>
            </tr>
          </thead>
        </table>
      </main>
    </>
  )
}

it.each([
  ['pointed at', (button: HTMLElement) => userEvent.hover(button)],
  ['focused', (button: HTMLElement) => act(() => button.focus())],
])('requests the code ahead, and runs it when its control is %s', async (_how, use) => {
  countPrefetches()
  await renderScreen(<LoadsAhead part={loadable(load)} />)
  await waitFor(() => expect(withoutRunning).toHaveBeenCalledOnce())
  for (const name of ['Menu', 'Filter', 'Page 2', 'Name']) await use(screen.getByRole('button', { name }))
  expect(load, 'they open something else, or nothing').toHaveBeenCalledOnce()
  await use(screen.getByRole('button', { name: 'Edit' }))
  expect(load).toHaveBeenCalledTimes(2)
  expect(withoutRunning).toHaveBeenCalledOnce()
})

/** A page with a part below the fold; returns what brings it in sight. */
async function renderBelowTheFold() {
  let show: () => void = () => {}
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(notify: (entries: { isIntersecting: boolean }[]) => void) {
        show = () => notify([{ isIntersecting: true }])
        this.observe = () => notify([{ isIntersecting: false }])
      }
      readonly observe: () => void
      disconnect() {}
    },
  )
  const Part = loadable(load, <p>Its place</p>, { inSight: true })
  await renderScreen(<Part />)
  return () => act(async () => show())
}

it.each([
  ['its place comes in sight', (show: () => Promise<void>) => show()],
  ['the first key is pressed', () => userEvent.keyboard('{Tab}')],
])('requests the code of a part ahead, and runs it when %s', async (_when, person) => {
  countPrefetches()
  const show = await renderBelowTheFold()
  await waitFor(() => expect(withoutRunning).toHaveBeenCalledOnce())
  screen.getByText('Its place')
  await person(show)
  await screen.findByText('The form')
  expect(load).toHaveBeenCalledTimes(2)
  vi.unstubAllGlobals()
})
