import type { CallingNumber } from '#generated/model/calling-number.ts'
import { CallingNumbersPage } from '#src/features/calling-numbers/calling-numbers-page.tsx'
import type { CallingNumbersPort } from '#src/features/calling-numbers/calling-numbers-port.ts'
import { HistoryAction } from '#src/features/history/history-action.tsx'
import type { HistoryPort } from '#src/features/history/history-port.ts'
import type { PageProps } from '#src/shared/page/use-page.ts'
import { formatCallNumber } from '#src/shared/format/call-number.ts'
import type { callingNumbers, ownCallingNumbers } from './calling-numbers.ts'

type Ports = { callingNumbers: CallingNumbersPort }
/** Address of the CSV template. */
type Template = { template: string }

export const OwnCallingNumbersContents = ({
  ports,
  ...rest
}: PageProps<typeof ownCallingNumbers, Ports> & Template) => (
  <CallingNumbersPage port={ports.callingNumbers} {...rest} />
)

type Props = PageProps<typeof callingNumbers, Ports & { history: HistoryPort }> & Template

export function CallingNumbersContents({ ports, template, ...place }: Props) {
  const historyAction = ({ id, callingNumber }: CallingNumber) => (
    <HistoryAction
      port={ports.history}
      object={{ objectType: 'CALLING_NUMBER', objectId: id }}
      name={formatCallNumber(callingNumber)}
      modals={place.modals}
    />
  )
  return <CallingNumbersPage port={ports.callingNumbers} template={template} {...place} historyAction={historyAction} />
}
