import { useNavigate } from '@tanstack/react-router'
import { Finder } from '#src/features/customers/finder/finder.tsx'
import type { FinderPorts } from '#src/features/customers/finder/finder-modal.tsx'

/** Finds any customer, in the header of the bank's area. */
export function CustomerFinder({ ports }: { ports: FinderPorts }) {
  const navigate = useNavigate()
  return (
    <Finder
      ports={ports}
      onOpenCustomer={({ kind, bpNumber }) =>
        void navigate({
          to: kind === 'private' ? '/bank/private-customer/$bpNumber' : '/bank/business-customer/$bpNumber',
          params: { bpNumber },
          replace: true, // of the finder's entry in the history
        })
      }
      onShowList={(kind, q) =>
        void navigate({
          to: kind === 'private' ? '/bank/private-customers' : '/bank/business-customers',
          search: { q },
          replace: true,
        })
      }
    />
  )
}
