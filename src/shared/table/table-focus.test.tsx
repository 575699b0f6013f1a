import { act, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { setScreenWidth } from '../../../tests/happy-dom.ts'
import { renderScreen } from '../../../tests/render-screen.tsx'
import { fakeQuery } from '../query/port.fake.ts'
import { Modal } from '../ui/modal/modal.tsx'
import { ClientTable } from './client/client-table.tsx'
import { guestColumns, guests, createGuests, type Guest, type GuestList } from './list.fake.tsx'
import type { ListLayout } from './table-layout.ts'
import { RowMenu } from './cards/row-menu.tsx'

const queryKey = ['fake', 'guests']

/** A list below a title, of which each row has two actions; removing a guest is confirmed in a modal. */
async function openGuests(count: number) {
  let present: Guest[] = createGuests(count)
  const query = fakeQuery<GuestList>(queryKey, () => ({ results: present, total: present.length }))
  function Guests() {
    const [guestToRemove, setGuestToRemove] = useState<string>()
    const buttonsOf = ({ id, name }: Guest, layout: ListLayout) => {
      const buttons = (
        <>
          <button type="button">{`${name} ändern`}</button>
          <button type="button" onClick={() => setGuestToRemove(id)}>{`${name} entfernen`}</button>
        </>
      )
      if (layout === 'table') return buttons
      return (
        <RowMenu label={`${name} …`} about={`Aktionen für ${name}`}>
          {buttons}
        </RowMenu>
      )
    }
    return (
      <>
        <h1 tabIndex={-1}>Gäste</h1>
        <ClientTable<GuestList, Guest, object>
          name="guests"
          label="Gästeliste"
          query={query}
          rows={({ results }) => results}
          rowId={({ id }) => id}
          columns={guestColumns}
          pageSize={20}
          list={guests}
          search={{}}
          onSearch={() => {}}
          empty={{ title: 'Noch keine Gäste' }}
          actions={buttonsOf}
          actionsWidth={{ icons: 2 }}
        />
        <Modal title="Entfernen?" opened={guestToRemove !== undefined} onClose={() => setGuestToRemove(undefined)}>
          <p>Der Gast kommt nicht mehr.</p>
        </Modal>
      </>
    )
  }
  const { user, queryClient } = await renderScreen(<Guests />)
  const remove = (id: string) =>
    act(async () => {
      present = present.filter((guest) => guest.id !== id)
      await queryClient.invalidateQueries({ queryKey })
    })
  const button = (name: string) => screen.findByRole('button', { name })
  const removeInModal = async (number: number) => {
    await user.click(await button(`Gast ${number} entfernen`))
    await screen.findByRole('dialog')
    await remove(`guest-${number}`)
    await user.click(screen.getByRole('button', { name: 'Schließen' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }
  return { user, button, remove, removeInModal }
}

const focused = () => document.activeElement?.textContent

it('focuses the same action of the next row after a removal', async () => {
  const { removeInModal } = await openGuests(3)
  await removeInModal(2)
  await waitFor(() => expect(focused()).toBe('Gast 3 entfernen'))
})

it('focuses the previous row after the last one is removed', async () => {
  const { removeInModal } = await openGuests(3)
  await removeInModal(3)
  await waitFor(() => expect(focused()).toBe('Gast 2 entfernen'))
})

it('focuses the menu of the next card, which is closed, after a removal on a phone', async () => {
  setScreenWidth(360)
  const { user, button, removeInModal } = await openGuests(3)
  await user.click(await button('Aktionen für Gast 2'))
  await removeInModal(2)
  await waitFor(() => expect(focused()).toBe('Gast 3 …'))
})

it('focuses the empty list after the only row is removed', async () => {
  const { removeInModal } = await openGuests(1)
  await removeInModal(1)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Gästeliste' })))
})

it('moves the focus to the next row when the focused row disappears', async () => {
  const { button, remove } = await openGuests(3)
  const change = await button('Gast 1 ändern')
  change.focus()
  await remove('guest-1')
  await waitFor(() => expect(focused()).toBe('Gast 2 ändern'))
})

it('leaves the focus alone when an unfocused row disappears', async () => {
  const { button, remove } = await openGuests(3)
  const change = await button('Gast 1 ändern')
  change.focus()
  change.blur()
  await remove('guest-1')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Gast 1 ändern' })).toBeNull())
  expect(document.activeElement).toBe(document.body)
})
