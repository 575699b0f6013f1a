import { Link } from '@tanstack/react-router'
import { screen, waitFor, within } from '@testing-library/react'
import type { Language } from '#src/shared/i18n/i18n.ts'
import type { Address } from '#src/shared/page/url-state.ts'
import { useFakeUrlState } from '#src/shared/page/use-url-state.fake.ts'
import { renderScreen } from '../../../tests/render-screen.tsx'
import { CallingNumbersPage } from './calling-numbers-page.tsx'
import type { CallingNumbersPort, CallingNumbersSearch, numberModals } from './calling-numbers-port.ts'

type Start = Address<CallingNumbersSearch, typeof numberModals>
type Options = {
  start?: Start
  language?: Language
  historyAction?: Parameters<typeof CallingNumbersPage>[0]['historyAction']
}

const paymentsLink = () => <Link to="." />

/** Renders the page with this URL state. */
export async function openNumbers(
  port: CallingNumbersPort,
  { start = {}, language = 'de', historyAction }: Options = {},
) {
  const history: Start[] = []
  function Numbers() {
    const urlState = useFakeUrlState<CallingNumbersSearch, typeof numberModals>(start, (next) => history.push(next))
    return (
      <CallingNumbersPage
        port={port}
        paymentsLink={paymentsLink}
        {...urlState}
        {...(historyAction && { historyAction })}
      />
    )
  }
  const view = await renderScreen(<Numbers />, { catalog: 'calling-numbers', language })
  await waitFor(() => {
    if (screen.getByRole('table').getAttribute('aria-busy') !== 'false') throw new Error('still loading')
  })
  /** The row of the number with these last digits. */
  const row = (end: string) => {
    const header = screen.getAllByRole('rowheader').find((cell) => cell.textContent?.endsWith(end))
    return within(header!.closest('tr')!)
  }
  const press = (name: string | RegExp) => view.user.click(screen.getByRole('button', { name }))
  const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))
  const dialogCloses = () =>
    waitFor(() => {
      if (screen.queryByRole('dialog') !== null) throw new Error('still open')
    })
  return { ...view, history, row, press, dialog, dialogCloses }
}
