/** Every confirmation that changes a record, while somebody else changes that record. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { get, set } from 'react-hook-form'
import { describe, expect, it } from 'vitest'
import { DeleteModal } from '#src/features/customers/actions/action-modals.tsx'
import { fakePrivateActions } from '#src/features/customers/customer-actions-port.fake.ts'
import type { customerModals } from '#src/features/customers/customer-actions-port.ts'
import { anna } from '#src/features/customers/customers.fake.ts'
import { RemoveDocumentModal } from '#src/features/documents/document-modals.tsx'
import { fakeDocumentsPort, licence, withRemoval } from '#src/features/documents/documents-port.fake.ts'
import { DeleteFee } from '#src/features/fees/change-fee-modals.tsx'
import { credit, fakePrivateFees } from '#src/features/fees/fees-port.fake.ts'
import { InactivityWarning } from '#src/features/products/inactivity-warning.tsx'
import { annasAnswers, fakeProductsPort } from '#src/features/products/products-port.fake.ts'
import { bankLabels } from '#src/features/products/product-labels.ts'
import { fakeAllowList, magdalena } from '#src/features/registrations/registrations-port.fake.ts'
import { useFakeUrlState } from '#src/shared/page/use-url-state.fake.ts'
import { findForms } from '../../tests/find-forms.ts'
import { renderScreen } from '../../tests/render-screen.tsx'
import { AllowListScreen, modal, openNumber } from './change-forms.fake.tsx'
import { check, conflictNote, press, same, valuesOf, type Opened, type Plan } from './two-people.fake.tsx'

type ConfirmCase = {
  open: () => Opened
  /** The button that opens it, where it is not open at once. */
  opener?: string
  confirm: string
  /** The fields that it is about; without them every change asks again, as for what cannot be undone. */
  about?: readonly string[]
  /** What is sent for a record; nothing by default. */
  input?: (record: unknown) => unknown
}

const inState = ['callingNumber', 'firstName', 'lastName', 'status']

const confirmations: Record<string, ConfirmCase> = {
  DeleteFee: {
    open: () => {
      const port = fakePrivateFees()
      return {
        screen: <DeleteFee {...modal} port={port} fee={credit} />,
        change: port.remove,
        record: credit,
        catalog: 'fees',
      }
    },
    confirm: 'Delete',
  },
  EntryModals: {
    open: () => {
      const port = fakeAllowList()
      return {
        screen: <AllowListScreen port={port} open="delete" />,
        change: port.remove,
        record: magdalena,
        catalog: 'registrations',
      }
    },
    confirm: 'Delete',
  },
  DeleteModal: {
    open: () => {
      const port = fakePrivateActions(() => anna.locks)
      return {
        screen: <DeleteCustomerScreen remove={port.remove} />,
        change: port.remove,
        record: anna,
        catalog: 'customers',
      }
    },
    confirm: 'Delete for good',
  },
  BlockModal: { open: () => openNumber('block'), confirm: 'Block', about: inState },
  CancelBlockModal: { open: () => openNumber('cancel-block'), confirm: 'Unblock', about: inState },
  InactivityWarning: {
    open: () => {
      const record = { etag: 'inactivity-1', inactivityLock: true }
      const port = fakeProductsPort({ ...annasAnswers(), inactivityLock: () => Promise.resolve(record) })
      return {
        screen: <InactivityWarning port={port} labels={bankLabels} />,
        change: port.removeInactivityLock,
        record,
        catalog: 'products',
      }
    },
    opener: 'Remove the lock',
    confirm: 'Remove the lock',
  },
  RemoveDocumentModal: {
    open: () => {
      const port = fakeDocumentsPort()
      return {
        screen: <RemoveDocumentModal {...modal} port={port} document={licence} />,
        change: port.update,
        record: licence,
        catalog: 'documents',
      }
    },
    confirm: 'Delete',
    input: (record) => ({
      documentType: get(record, 'documentType') as unknown,
      documentComment: get(record, 'comment') as unknown,
      deleted: true,
    }),
  },
  'RemoveDocumentModal, for good': {
    open: () => {
      const port = withRemoval()
      return {
        screen: <RemoveDocumentModal {...modal} port={port} document={licence} />,
        change: port.removeForGood,
        record: licence,
        catalog: 'documents',
      }
    },
    confirm: 'Delete for good',
  },
}

function DeleteCustomerScreen({ remove }: { remove: ReturnType<typeof fakePrivateActions>['remove'] }) {
  const { modals } = useFakeUrlState<object, typeof customerModals>({ modal: 'delete', record: anna.id })
  return <DeleteModal remove={remove} customer={anna} modals={modals} opened />
}

/** The other person changes any fields of the record; the confirmation is sent for it once the person knows what it is about. */
async function confirmChanged(one: ConfirmCase, plan: Plan): Promise<void> {
  const { screen: page, change, record, catalog } = one.open()
  await renderScreen(page, { language: 'en', catalog })
  if (one.opener !== undefined) await press(one.opener)
  const dialog = within(await screen.findByRole('dialog'))
  const newest = { ...record, comment: get(record, 'comment') as unknown, etag: 'v2' }
  const changed = Object.keys(valuesOf).filter(
    (name, index) => get(record, name) !== undefined && plan.others[index] !== 'nothing',
  )
  for (const name of changed)
    set(
      newest,
      name,
      valuesOf[name]!.find((value) => !same(value, get(record, name))),
    )
  change.isOvertaken(newest as never, 'once')
  const confirm = async () => fireEvent.click(await dialog.findByRole('button', { name: one.confirm }))
  await confirm()
  await waitFor(() => expect(change.etags.length === 2 || conflictNote() !== null).toBe(true))
  const asks = one.about === undefined || changed.some((name) => one.about!.includes(name))
  expect([conflictNote() !== null, change.etags.length]).toEqual(asks ? [true, 1] : [false, 2])
  if (asks) await confirm()
  await waitFor(() => expect(change.etags).toEqual([record.etag, 'v2']))
  expect(change.sent.at(-1)).toEqual(one.input?.(newest))
}

describe('a confirmation holds for what the person has seen', () => {
  it.each(Object.entries(confirmations))('%s', (_name, one) => check((plan) => confirmChanged(one, plan)), 120_000)
})

it('no confirmation that changes a record is missing here', () => {
  const cases = new Set(Object.keys(confirmations).map((name) => name.split(',')[0]))
  expect([...cases].toSorted()).toEqual([...new Set(findForms(new Set(['ConfirmChange'])))].toSorted())
})
