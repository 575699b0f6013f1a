import { Stack, Title } from '@mantine/core'
import { Trans } from '@lingui/react/macro'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useEffect, useId, useRef, type ReactNode } from 'react'
import { Notice } from '../../elements/notice.tsx'

/** Note about a conflict with another change; takes the focus. */
export function ChangedNote({ children }: { children: ReactNode }) {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => void heading.current?.focus(), [])
  return (
    <Notice role="region" aria-labelledby={id} icon={<IconAlertTriangle aria-hidden />}>
      <Stack gap="sm">
        <Title ref={heading} id={id} order={3} tabIndex={-1}>
          <Trans>Something was changed in the meantime</Trans>
        </Title>
        {children}
      </Stack>
    </Notice>
  )
}
