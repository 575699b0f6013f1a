import { Trans, useLingui } from '@lingui/react/macro'
import { NoticePage } from './notice-page.tsx'
import { SoonIcon } from './icons.tsx'

/** A page that is planned and not built; it says so and pretends nothing. */
export function NotAvailablePage() {
  const { t } = useLingui()
  return (
    <NoticePage
      title={t`Not available yet`}
      text={<Trans>We are still building this page. Until it is here, our service line is glad to help you.</Trans>}
      sign={<SoonIcon size={28} aria-hidden />}
    />
  )
}
