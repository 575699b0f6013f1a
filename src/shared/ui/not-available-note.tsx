import { Alert } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { SoonIcon } from './icons.tsx'

/** A part of a page that is planned and not built. */
export function NotAvailableNote() {
  const { t } = useLingui()
  return (
    <Alert title={t`Not available yet`} icon={<SoonIcon aria-hidden />}>
      <Trans>We are still building this part. Until it is here, our service line is glad to help you.</Trans>
    </Alert>
  )
}
