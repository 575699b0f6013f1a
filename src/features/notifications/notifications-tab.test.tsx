import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { refusal } from '#src/shared/http/api-error.fake.ts'
import type { Address } from '#src/shared/page/url-state.ts'
import { useFakeUrlState } from '#src/shared/page/use-url-state.fake.ts'
import { cellsByHeader } from '../../../tests/table-cells.ts'
import { renderScreen } from '../../../tests/render-screen.tsx'
import { watchSavedFiles } from '../../../tests/saved-files.ts'
import { failedNotification, fakeNotificationsPort, openNotification } from './notifications-port.fake.ts'
import { notificationList, type notificationModals, type NotificationsSearch } from './notifications-port.ts'
import { NotificationsTab } from './notifications-tab.tsx'

async function openTab(
  port = fakeNotificationsPort(),
  start: Address<NotificationsSearch, typeof notificationModals> = {},
) {
  function Tab() {
    return <NotificationsTab port={port} {...useFakeUrlState<NotificationsSearch, typeof notificationModals>(start)} />
  }
  const view = await renderScreen(<Tab />, { catalog: 'notifications' })
  await screen.findAllByText(/@mail\.example|Noch keine/)
  return { ...view, port }
}

const row = (name: RegExp) => screen.getByRole('row', { name })
const cells = (name: RegExp) => cellsByHeader(row(name))

it('a message shows time, subject, recipient and state; a dash stands for not sent yet @R408 @R475 @R544', async () => {
  await openTab()
  const heads = screen.getAllByRole('columnheader').map((head) => head.textContent)
  expect(heads.slice(0, 4)).toEqual(['Gesendet am', 'Betreff', 'Empfänger', 'Status'])
  expect(cells(/30\.08\.2026 20:20:05 Uhr/)).toMatchObject({
    Betreff: failedNotification.subject,
    Empfänger: failedNotification.recipient,
    Status: 'Fehlgeschlagen',
  })
  expect(cells(/^–/)).toMatchObject({
    Betreff: openNotification.subject,
    Empfänger: openNotification.recipient,
    Status: 'Offen',
  })
})

it('the newest are first, and only time and subject can be sorted @R405 @R406 @R407 @R831', async () => {
  const { user, port } = await openTab()
  expect(port.queries).toEqual([{ page: 1, limit: 25, sortBy: 'sentAt', sortOrder: 'desc' }])
  const sortable = screen.getAllByRole('columnheader').filter((head) => head.hasAttribute('aria-sort'))
  expect(sortable.map((head) => head.textContent)).toEqual(['Gesendet am', 'Betreff'])
  await user.click(screen.getByRole('button', { name: 'Betreff' }))
  await waitFor(() => expect(port.queries.at(-1)).toMatchObject({ sortBy: 'subject', sortOrder: 'asc' }))
})

it('shows why a message failed, and its text in a frame without permissions @R394 @R409 @R410 @R411', async () => {
  const { user } = await openTab()
  await user.click(screen.getByRole('button', { name: `${failedNotification.subject} ansehen` }))
  const modal = within(await screen.findByRole('dialog', { name: 'Benachrichtigung' }))
  expect(modal.getByText(failedNotification.subject)).toBeTruthy()
  expect(modal.getByText(failedNotification.replyMessage!)).toBeTruthy()
  const frame = modal.getByTitle<HTMLIFrameElement>('Inhalt der Nachricht')
  expect(frame.getAttribute('sandbox')).toBe('')
  expect(frame.srcdoc).toContain('bitte geben Sie den Code ein.')
  expect(modal.queryByRole('button', { name: /herunterladen/ })).toBeNull()
})

it('bill and document of a message are downloaded, or the reason is shown @R412 @R413', async () => {
  const { user, port } = await openTab(undefined, { modal: 'view', record: openNotification.id })
  const modal = within(await screen.findByRole('dialog'))
  expect(modal.queryByText(/konnte nicht zugestellt/)).toBeNull()
  const saved = watchSavedFiles()
  await user.click(modal.getByRole('button', { name: 'Anhang herunterladen' }))
  await user.click(modal.getByRole('button', { name: 'Kundendokument herunterladen' }))
  await waitFor(() => expect(saved).toHaveLength(2))
  expect(port.downloadBill.sent).toEqual([openNotification.attachmentId])
  expect(port.downloadDocument.sent).toEqual([openNotification.attachmentDocumentId])
  port.downloadBill.fails(refusal(404))
  await user.click(modal.getByRole('button', { name: 'Anhang herunterladen' }))
  expect((await modal.findByRole('alert')).textContent).toContain('Diese Datei gibt es nicht mehr.')
})

it('the address keeps sort and page, and ignores unknown values', () => {
  expect(notificationList.parse({ sort: 'subject_desc', page: '3' })).toEqual({
    sort: 'subject_desc',
    page: 3,
  })
  expect(notificationList.parse({ sort: 'recipient_asc' })).toEqual({})
})
