import { useLingui } from '@lingui/react/macro'
import { IconExternalLink } from '@tabler/icons-react'
import type { ReactElement } from 'react'
import { IconLink } from '#src/shared/elements/icon-button.tsx'

/** Opens a customer's pages in a new tab, so that the list stays open (R354, A79). */
export function DetailsLink({ name, link }: { name: string; link: ReactElement }) {
  const { t } = useLingui()
  return (
    <IconLink
      label={t`Details of ${name} (new tab)`}
      title={t`Details`}
      link={link}
      target="_blank"
      icon={<IconExternalLink size={20} aria-hidden />}
    />
  )
}
