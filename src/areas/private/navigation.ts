import { msg } from '@lingui/core/macro'
import type { Navigation } from '#src/shared/shell/area-frame.tsx'

export const privateNavigation: Navigation = {
  entries: [
    { to: '/private/mypaybox', label: msg`My paybox` },
    { to: '/private/receipts-and-transactions', label: msg`Receipts and transactions` },
  ],
  profile: { to: '/private/profile', label: msg`Profile` },
}
