import { msg } from '@lingui/core/macro'
import type { Navigation } from '#src/shared/shell/area-frame.tsx'

export const businessNavigation: Navigation = {
  entries: [
    { to: '/business/receipts-and-transactions', label: msg`Receipts and transactions` },
    { to: '/business/calling-number', label: msg`Calling numbers` },
    { to: '/business/administration', label: msg`Administration` },
  ],
  profile: { to: '/business/profile', label: msg`Profile` },
}
