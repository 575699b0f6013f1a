import { screen } from '@testing-library/react'
import { useState } from 'react'
import { vi } from 'vitest'
import { renderScreen } from '../../../tests/render-screen.tsx'
import { fakeDocumentsPort } from './documents-port.fake.ts'
import type { DocumentsPort } from './documents-port.ts'
import type { DocumentsSearch } from './documents-search.ts'
import { DocumentsTab } from './documents-tab.tsx'

type Options = { port?: DocumentsPort; start?: DocumentsSearch; language?: 'de' | 'en' }

/** Shows the tab with its state as the address would keep it. */
export async function openDocuments({ port = fakeDocumentsPort(), start = {}, language = 'de' }: Options = {}) {
  const onSearch = vi.fn<(next: DocumentsSearch) => void>()
  function Tab() {
    const [search, setSearch] = useState(start)
    const change = (next: DocumentsSearch) => {
      onSearch(next)
      setSearch(next)
    }
    return <DocumentsTab port={port} search={search} onSearch={change} />
  }
  const view = await renderScreen(<Tab />, { catalog: 'documents', language })
  await screen.findAllByText(/\.pdf$|Es gibt noch keine|no documents/)
  return { ...view, onSearch }
}
