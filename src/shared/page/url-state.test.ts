import { renderHook } from '@testing-library/react'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createModals } from './use-page.ts'
import { definePage, parseModal } from './page.ts'
import { useIsModalOpen } from './open-modal.tsx'

const kinds = { add: 'page', edit: 'record' } as const

it('an address with an unknown modal opens none, whatever else it holds', () => {
  fc.assert(
    fc.property(fc.string(), fc.anything(), (modal, record) => {
      fc.pre(!Object.keys(kinds).includes(modal))
      expect(parseModal(kinds, { modal, record })).toEqual({})
    }),
  )
  for (const modal of ['constructor', ['add'], 5, undefined]) expect(parseModal(kinds, { modal })).toEqual({})
})

it('a modal about a record needs one, and another needs none', () => {
  expect(parseModal(kinds, { modal: 'edit', record: 'a' })).toEqual({ modal: 'edit', record: 'a' })
  for (const record of [undefined, '', 5, ['a']]) expect(parseModal(kinds, { modal: 'edit', record })).toEqual({})
  expect(parseModal(kinds, { modal: 'add', record: 'a' })).toEqual({ modal: 'add' })
  expect(definePage({ modals: kinds }).route.validateSearch({ modal: 'add', record: 'a', other: 'b' })).toEqual({
    modal: 'add',
  })
})

it('a wrong name, a missing record and one too many do not compile', () => {
  const changes: object[] = []
  const modals = createModals<object, typeof kinds>({
    opened: { subscribe: () => () => {}, read: () => ({}) },
    search: () => ({}),
    change: (_kind, next) => void changes.push(next),
  })
  modals.open('add')
  modals.open('edit', 'a')
  expect(changes).toEqual([{ modal: 'add' }, { modal: 'edit', record: 'a' }])
  // @ts-expect-error there is no such modal
  modals.open('change', 'a')
  // @ts-expect-error whom is it about?
  modals.open('edit')
  // @ts-expect-error this modal takes no record
  modals.open('add', 'a')
  // @ts-expect-error it is about somebody
  renderHook(() => expect(useIsModalOpen(modals, 'edit')).toBe(false))
})
