import { screen, waitFor } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { expect, it, vi } from 'vitest'
import { focusTitleIfFocusLost } from '../ui/restore-focus.ts'
import { renderScreen } from '../../../tests/render-screen.tsx'
import { Tabs } from './tabs.tsx'

const names = ['products', 'number', 'person'] as const
type Name = (typeof names)[number]
const onOpen = vi.fn<(tab: Name) => void>()

/** What cares for the focus itself when it goes, such as the form for the change of the tier. */
function Products({ onChange }: { onChange: () => void }) {
  useEffect(() => focusTitleIfFocusLost, [])
  return (
    <button type="button" onClick={onChange}>
      Nummer ändern
    </button>
  )
}

function Page({ start, hidden }: { start: Name; hidden?: Name | undefined }) {
  const [open, setOpen] = useState(start)
  const change = (tab: Name) => {
    onOpen(tab)
    setOpen(tab)
  }
  const contents = {
    products: { label: 'Produkte', content: <Products onChange={() => setOpen('number')} /> },
    number: { label: 'Rufnummer', content: 'die Nummer' },
    person: { label: 'Person', content: 'die Person' },
  }
  return (
    <Tabs
      title="Meine Seite"
      tabs={{ names, open, onOpen: change }}
      contents={{ ...contents, ...(hidden && { [hidden]: undefined }) }}
    />
  )
}

const openPage = (start: Name, hidden?: Name) => renderScreen(<Page start={start} hidden={hidden} />)
const tabs = () => screen.getAllByRole('tab').map((tab) => tab.textContent)
const panel = () => screen.getByRole('tabpanel', { hidden: false }).textContent

it('only the open tab is there', async () => {
  await openPage('person')
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Person')
  expect(panel()).toBe('die Person')
  expect(screen.queryByText('Nummer ändern')).toBeNull()
})

it('reports the chosen tab, by mouse and by arrow keys', async () => {
  onOpen.mockClear()
  const { user } = await openPage('products')
  await user.click(screen.getByRole('tab', { name: 'Rufnummer' }))
  await user.keyboard('{ArrowRight}')
  expect(onOpen.mock.calls).toEqual([['number'], ['person']])
  expect(panel()).toBe('die Person')
})

it('focuses the tab that a link inside a tab opened', async () => {
  const { user } = await openPage('products')
  await user.click(screen.getByRole('button', { name: 'Nummer ändern' }))
  expect(panel()).toBe('die Nummer')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Rufnummer' })))
})

it('a tab that somebody may not see is not there, and its address opens the first one @R382', async () => {
  await openPage('person', 'person')
  expect(tabs()).toEqual(['Produkte', 'Rufnummer'])
  expect(panel()).toBe('Nummer ändern')
})

it('focuses the heading of the page after the navigation', async () => {
  await openPage('products')
  const heading = screen.getByRole('heading', { level: 1, name: 'Meine Seite' })
  await waitFor(() => expect(document.activeElement).toBe(heading))
  expect(document.title).toBe('Produkte · Meine Seite · paybox')
})
