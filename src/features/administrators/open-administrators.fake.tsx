import { screen } from '@testing-library/react'
import { vi } from 'vitest'
import type { BusinessAdmin } from '#generated/model/business-admin.ts'
import type { Address } from '#src/shared/page/url-state.ts'
import { useFakeUrlState } from '#src/shared/page/use-url-state.fake.ts'
import { renderScreen } from '../../../tests/render-screen.tsx'
import { fakeAdministratorsPort } from './administrators-port.fake.ts'
import type { AdministratorsPort, AdministratorsSearch, administratorModals } from './administrators-port.ts'
import { AdministratorsTab } from './administrators-tab.tsx'

type Start = Address<AdministratorsSearch, typeof administratorModals>
type Options = { port?: AdministratorsPort; start?: Start; actions?: boolean; language?: 'de' | 'en' }

export async function openTab({ port = fakeAdministratorsPort(), start = {}, actions, language = 'de' }: Options = {}) {
  const onSearch = vi.fn<(next: Start) => void>()
  function Tab() {
    const urlState = useFakeUrlState<AdministratorsSearch, typeof administratorModals>(start, onSearch)
    const history =
      actions && (({ lastName }: BusinessAdmin) => <button type="button">{`Historie ${lastName}`}</button>)
    return <AdministratorsTab port={port} {...urlState} {...(history && { rowActions: history })} />
  }
  const view = await renderScreen(<Tab />, { catalog: 'administrators', language })
  await screen.findAllByText(/.@bergland\.example|Noch keine/)
  return { ...view, onSearch }
}

export const headers = () => screen.getAllByRole('columnheader').map((head) => head.textContent)
export const row = (name: RegExp) => screen.getByRole('row', { name })
