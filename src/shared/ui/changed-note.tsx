import { Stack, Text, Title } from '@mantine/core'
import { Trans } from '@lingui/react/macro'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useEffect, useId, useRef, type ReactNode } from 'react'
import { Moment } from '../elements/moment.tsx'
import { Notice } from '../elements/notice.tsx'

type Props = {
  /** Who changed it and when, if the bank knows it. */
  changedBy?: string | undefined
  changedAt?: string | undefined
  /** What that means here, and what can be done. */
  children: ReactNode
}

/** Somebody else was faster: says so where the person tried, and takes the focus, so that nobody misses it. */
export function ChangedNote({ changedBy, changedAt, children }: Props) {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Notice role="region" aria-labelledby={id} icon={<IconAlertTriangle aria-hidden />}>
      <Stack gap="sm">
        <div>
          <Title ref={heading} id={id} order={3} tabIndex={-1}>
            <Trans>Something was changed in the meantime</Trans>
          </Title>
          <ByWhom name={changedBy} at={changedAt} />
        </div>
        {children}
      </Stack>
    </Notice>
  )
}

function ByWhom({ name, at }: { name: string | undefined; at: string | undefined }) {
  if (name === undefined && at === undefined) return null
  const who = <bdi>{name}</bdi>
  const when = at !== undefined && <Moment at={at} />
  return (
    <Text size="sm" c="dimmed">
      {name === undefined ? (
        when
      ) : at === undefined ? (
        <Trans>By {who}</Trans>
      ) : (
        <Trans>
          By {who}, {when}
        </Trans>
      )}
    </Text>
  )
}
