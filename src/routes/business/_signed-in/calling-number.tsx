import { createFileRoute } from '@tanstack/react-router'
import { OwnCallingNumbersContents } from '#src/pages/calling-numbers/calling-numbers-contents.tsx'
import { ownCallingNumbers } from '#src/pages/calling-numbers/calling-numbers.ts'
import { usePage } from '#src/shared/page/use-page.ts'

export const Route = createFileRoute('/business/_signed-in/calling-number')({
  ...ownCallingNumbers.route,
  component: () => <OwnCallingNumbersContents {...usePage(ownCallingNumbers, Route)} />,
})
