import { ActionIcon } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { IconExternalLink } from '@tabler/icons-react'
import { cloneElement, type ReactElement } from 'react'

/** Opens a customer's pages in a new tab, so that the list stays (R354, A79). */
export function DetailsLink({ name, link }: { name: string; link: ReactElement }) {
  const { t } = useLingui()
  return (
    <ActionIcon
      variant="subtle"
      size={44}
      aria-label={t`Details of ${name} (new tab)`}
      title={t`Details`}
      renderRoot={(props) =>
        cloneElement(link as ReactElement<object>, { ...props, target: '_blank', rel: 'noopener' })
      }
    >
      <IconExternalLink size={20} aria-hidden />
    </ActionIcon>
  )
}
