import { screen } from '@testing-library/react'
import { useState } from 'react'
import { renderScreen } from '../../../tests/render-screen.tsx'
import type { FeesPort } from './fees-port.ts'
import type { FeesSearch } from './fees-search.ts'
import { FeesTab } from './fees-tab.tsx'

/** Shows the tab with its state as the address would keep it. */
export async function openFees(port: FeesPort, start: FeesSearch = {}, language: 'de' | 'en' = 'de') {
  function Tab() {
    const [search, setSearch] = useState(start)
    return <FeesTab port={port} search={search} onSearch={setSearch} />
  }
  const view = await renderScreen(<Tab />, { catalog: 'fees', language })
  await screen.findAllByText(/Treuebonus|Es gibt noch keine/)
  return view
}
