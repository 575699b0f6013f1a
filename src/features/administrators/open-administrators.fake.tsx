import { screen } from '@testing-library/react'
import { useState } from 'react'
import { vi } from 'vitest'
import type { BusinessAdmin } from '#generated/model/business-admin.ts'
import { renderScreen } from '../../../tests/render-screen.tsx'
import { fakeAdministratorsPort } from './administrators-port.fake.ts'
import type { AdministratorsPort } from './administrators-port.ts'
import { type AdministratorsSearch } from './administrators-search.ts'
import { AdministratorsTab } from './administrators-tab.tsx'

type Options = { port?: AdministratorsPort; start?: AdministratorsSearch; actions?: boolean; language?: 'de' | 'en' }

export async function openTab({ port = fakeAdministratorsPort(), start = {}, actions, language = 'de' }: Options = {}) {
  const onSearch = vi.fn<(next: AdministratorsSearch) => void>()
  function Tab() {
    const [search, setSearch] = useState(start)
    const change = (next: AdministratorsSearch) => {
      onSearch(next)
      setSearch(next)
    }
    const history =
      actions && (({ lastName }: BusinessAdmin) => <button type="button">{`Historie ${lastName}`}</button>)
    return <AdministratorsTab port={port} search={search} onSearch={change} {...(history && { rowActions: history })} />
  }
  const view = await renderScreen(<Tab />, { catalog: 'administrators', language })
  await screen.findAllByText(/.@bergland\.example|Es gibt noch keine/)
  return { ...view, onSearch }
}

export const heads = () => screen.getAllByRole('columnheader').map((head) => head.textContent)
export const row = (name: RegExp) => screen.getByRole('row', { name })
