import { createFileRoute, redirect } from '@tanstack/react-router'
import { areaHomes } from '#src/shared/session/area-addresses.ts'

/** The area itself, and every path below it without a page. */
export const Route = createFileRoute('/private/$')({
  beforeLoad: () => {
    throw redirect({ to: areaHomes.private, replace: true })
  },
})
