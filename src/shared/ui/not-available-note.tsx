import { Trans, useLingui } from '@lingui/react/macro'
import { SoonIcon } from './icons.tsx'
import { Notice } from './notice.tsx'

/** A part of a page that is planned and not built. */
export function NotAvailableNote() {
  const { t } = useLingui()
  return (
    <Notice title={t`Not available yet`} icon={<SoonIcon aria-hidden />}>
      <Trans>We are still building this part. Until it is here, our service line is glad to help you.</Trans>
    </Notice>
  )
}
