import { screen } from '@testing-library/react'
import { vi } from 'vitest'
import type { Address } from '#src/shared/page/url-state.ts'
import { useFakeUrlState } from '#src/shared/page/use-url-state.fake.ts'
import { renderScreen } from '../../../tests/render-screen.tsx'
import { fakeDocumentsPort } from './documents-port.fake.ts'
import type { DocumentsPort } from './documents-port.ts'
import type { documentModals, DocumentsSearch } from './documents-search.ts'
import { DocumentsTab } from './documents-tab.tsx'

type Start = Address<DocumentsSearch, typeof documentModals>
type Options = { port?: DocumentsPort; start?: Start; language?: 'de' | 'en' }

/** Shows the tab with its state as the address would keep it. */
export async function openDocuments({ port = fakeDocumentsPort(), start = {}, language = 'de' }: Options = {}) {
  const onSearch = vi.fn<(next: Start) => void>()
  function Tab() {
    return <DocumentsTab port={port} {...useFakeUrlState<DocumentsSearch, typeof documentModals>(start, onSearch)} />
  }
  const view = await renderScreen(<Tab />, { catalog: 'documents', language })
  await screen.findAllByText(/\.pdf$|Es gibt noch keine|no documents/)
  return { ...view, onSearch }
}
