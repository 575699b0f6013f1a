import { msg } from '@lingui/core/macro'
import type { Navigation } from '#src/shared/shell/area-frame.tsx'

export const bankNavigation: Navigation = {
  entries: [
    { to: '/bank/private-customers', label: msg`Private customers` },
    { to: '/bank/business-customers', label: msg`Business customers` },
    { to: '/bank/administration', label: msg`Administration` },
  ],
}
