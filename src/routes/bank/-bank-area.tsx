import type { ReactNode } from 'react'
import { bankNavigation } from '#src/areas/bank/navigation.ts'
import type { OpenBankArea } from '#src/areas/bank/open-area.ts'
import { CustomerFinder } from '#src/pages/customers/customer-finder.tsx'
import { AreaShell } from '#src/shared/shell/area-shell.tsx'

type Props = Pick<OpenBankArea, 'user' | 'ports'> & { children: ReactNode }

/** The area of the bank around a page or its skeleton. */
export function BankArea({ user, ports, children }: Props) {
  return (
    <AreaShell
      area="bank"
      user={user}
      navigation={bankNavigation}
      port={ports.session}
      finder={<CustomerFinder ports={ports} />}
    >
      {children}
    </AreaShell>
  )
}
