import { screen } from '@testing-library/react'
import type { Address } from '#src/shared/page/url-state.ts'
import { useFakeUrlState } from '#src/shared/page/use-url-state.fake.ts'
import { renderScreen } from '../../../tests/render-screen.tsx'
import type { FeesPort } from './fees-port.ts'
import type { feeModals, FeesSearch } from './fees-search.ts'
import { FeesTab } from './fees-tab.tsx'

/** Shows the tab with its state as the address would keep it. */
export async function openFees(
  port: FeesPort,
  start: Address<FeesSearch, typeof feeModals> = {},
  language: 'de' | 'en' = 'de',
) {
  function Tab() {
    return <FeesTab port={port} {...useFakeUrlState<FeesSearch, typeof feeModals>(start)} />
  }
  const view = await renderScreen(<Tab />, { catalog: 'fees', language })
  await screen.findAllByText(/Treuebonus|Es gibt noch keine/)
  return view
}
