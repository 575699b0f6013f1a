import { Link, useLocation } from '@tanstack/react-router'
import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { renderScreen } from '../../../tests/render-screen.tsx'
import { Page } from './page.tsx'

beforeEach(() => {
  sessionStorage.clear()
  window.scrollTo(0, 0)
})

const guests = ['anna', 'bernd', 'clara']
let shown = guests

/** A list with two links in each row, and the page that they lead to. */
function Portal() {
  const { pathname } = useLocation()
  if (pathname !== '/guests')
    return (
      <Page key="guest" title="Guest">
        A guest
      </Page>
    )
  return (
    <Page key="guests" title="Guests">
      <table>
        <tbody>
          {shown.map((guest) => (
            <tr key={guest} data-row={guest}>
              <td>
                <Link to={`/guest/${guest}` as '.'}>{guest}</Link>
              </td>
              <td>
                <Link to={`/payments/${guest}` as '.'}>Payments of {guest}</Link>
                <Link to={`/guest/${guest}` as '.'} target="_blank" onClick={(event) => event.preventDefault()}>
                  New tab with {guest}
                </Link>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Page>
  )
}

async function openList() {
  shown = guests
  const view = await renderScreen(<Portal />, { at: '/guests' })
  const { history } = view.router
  const back = async () => {
    act(() => history.back())
    await screen.findByRole('heading', { name: 'Guests' })
  }
  const follow = async (name: string) => {
    await view.user.click(screen.getByRole('link', { name }))
    await screen.findByRole('heading', { name: 'Guest' })
  }
  return { ...view, history, back, follow }
}

/** The title has the focus once the page is painted. */
const expectTitleFocused = () => waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading')))

const marked = () => [...document.querySelectorAll<HTMLElement>('[data-returned]')].map(({ dataset }) => dataset.row)

it('leads back to the link that was followed, and marks its row', async () => {
  const { follow, back } = await openList()
  for (const name of ['bernd', 'Payments of clara', 'anna']) {
    await follow(name)
    await expectTitleFocused()
    await back()
    expect(document.activeElement).toBe(screen.getByRole('link', { name }))
    expect(marked()).toEqual([name.split(' ').at(-1)])
  }
})

it('leads to the title of a page that is opened anew, and of one that was left otherwise', async () => {
  const { follow, back, history, user } = await openList()
  await follow('bernd')
  act(() => history.push('/guests'))
  await screen.findByRole('heading', { name: 'Guests' })
  await expectTitleFocused()
  await user.click(screen.getByRole('link', { name: 'New tab with anna' }))
  act(() => history.push('/guest/dora'))
  await screen.findByRole('heading', { name: 'Guest' })
  await back()
  await expectTitleFocused()
  expect(marked()).toEqual([])
})

it('leads by a link to the row that the link names, as far down as the list was when that row was left', async () => {
  const { follow, history } = await openList()
  window.scrollTo(0, 640)
  await follow('Payments of clara')
  window.scrollTo(0, 20)
  act(() => history.push('/guests', { row: 'clara' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('link', { name: 'clara' })))
  expect(window.scrollY).toBe(640)
  act(() => history.push('/guest/anna'))
  await screen.findByRole('heading', { name: 'Guest' })
  act(() => history.push('/guests', { row: 'bernd' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('link', { name: 'bernd' })))
  expect(window.scrollY).toBe(0)
})

it('waits for rows that are still loading, unless the person does something else', async () => {
  const { follow, history, back, user } = await openList()
  const loadRows = async () => {
    shown = guests
    act(() => history.replace('/guests', history.location.state))
    await waitFor(() => expect(screen.getByRole('link', { name: 'bernd' })).toBeTruthy())
  }
  await follow('bernd')
  shown = []
  await back()
  await expectTitleFocused()
  await loadRows()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('link', { name: 'bernd' })))
  await follow('bernd')
  shown = []
  await back()
  await user.keyboard('x')
  await loadRows()
  await expectTitleFocused()
  expect(marked()).toEqual([])
})

it('stays on the title when the row is gone', async () => {
  const { follow, back } = await openList()
  await follow('bernd')
  shown = ['anna', 'clara']
  await back()
  await expectTitleFocused()
  expect(marked()).toEqual([])
})
