import { Link } from '@tanstack/react-router'
import { useCallback } from 'react'
import type { CallingNumber } from '#generated/model/calling-number.ts'
import { CallingNumbersPage } from '#src/features/calling-numbers/calling-numbers-page.tsx'
import type { CallingNumbersPort } from '#src/features/calling-numbers/calling-numbers-port.ts'
import type { HistoryPort } from '#src/features/history/history-port.ts'
import { formatCallNumber } from '#src/shared/format/numbers.ts'
import type { PageProps } from '#src/shared/page/use-page.ts'
import type { callingNumbers, ownCallingNumbers } from './calling-numbers.ts'
import { RecordHistory } from '../record-history/record-history.tsx'

type Ports = { callingNumbers: CallingNumbersPort }

/** Search parameters of the page of the transactions: those of this number. */
const paymentsOf = (callingNumber: string) => ({ tab: 'transactions', q: callingNumber }) as const

const ownPaymentsLink = (callingNumber: string) => (
  <Link to="/business/receipts-and-transactions" search={paymentsOf(callingNumber)} />
)

export const OwnCallingNumbersContents = ({ ports, ...urlState }: PageProps<typeof ownCallingNumbers, Ports>) => (
  <CallingNumbersPage port={ports.callingNumbers} paymentsLink={ownPaymentsLink} {...urlState} />
)

type Props = PageProps<typeof callingNumbers, Ports & { history: HistoryPort }> & { bpNumber: string }

export function CallingNumbersContents({ ports, bpNumber, ...urlState }: Props) {
  const { history } = ports
  const { modals } = urlState
  const paymentsLink = useCallback(
    (callingNumber: string) => (
      <Link
        to="/bank/business-customer/$bpNumber/receipts-and-transactions"
        params={{ bpNumber }}
        search={paymentsOf(callingNumber)}
      />
    ),
    [bpNumber],
  )
  const historyAction = useCallback(
    ({ id, callingNumber }: CallingNumber) => (
      <RecordHistory
        port={history}
        object={{ objectType: 'CALLING_NUMBER', objectId: id }}
        name={formatCallNumber(callingNumber)}
        modals={modals}
      />
    ),
    [history, modals],
  )
  return (
    <CallingNumbersPage
      port={ports.callingNumbers}
      paymentsLink={paymentsLink}
      {...urlState}
      historyAction={historyAction}
    />
  )
}
