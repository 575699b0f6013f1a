import { createFileRoute } from '@tanstack/react-router'
import { CallingNumbersContents } from '#src/pages/calling-numbers/calling-numbers-contents.tsx'
import { callingNumbers } from '#src/pages/calling-numbers/calling-numbers.ts'
import { usePage } from '#src/shared/page/use-page.ts'

export const Route = createFileRoute('/bank/_signed-in/business-customer/$bpNumber/calling-number')({
  ...callingNumbers.route,
  component: function CallingNumbers() {
    const { bpNumber } = Route.useParams()
    return <CallingNumbersContents bpNumber={bpNumber} {...usePage(callingNumbers, Route)} />
  },
})
