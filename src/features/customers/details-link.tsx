import { ActionIcon } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { cloneElement, type ReactElement } from 'react'
import { DetailsIcon } from './customer-icons.tsx'

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
      <DetailsIcon size={20} aria-hidden />
    </ActionIcon>
  )
}
