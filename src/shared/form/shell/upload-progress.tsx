import { Progress, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'

type Props = {
  /** Per cent that have left the browser; 100 is sent, not accepted. */
  sent: number
  label: string
  /** How far it is, in words. */
  children: ReactNode
}

/** How far a file is that is being sent. */
export function UploadProgress({ sent, label, children }: Props) {
  return (
    <Stack gap={6} role="status">
      <Text size="sm">{children}</Text>
      <Progress value={sent} size="lg" radius="xl" animated={sent === 100} aria-label={label} />
    </Stack>
  )
}
