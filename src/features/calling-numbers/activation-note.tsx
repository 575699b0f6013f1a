import { Group, Text } from '@mantine/core'
import { Plural } from '@lingui/react/macro'
import { IconInfoCircle } from '@tabler/icons-react'
import { useMemo, type ReactNode } from 'react'
import type { CallingNumber } from '#generated/model/calling-number.ts'
import { Notice } from '#src/shared/elements/notice.tsx'

type Props = {
  numbers: readonly CallingNumber[]
  /** Asks for the list again, where nothing else on the page does. */
  children: ReactNode
}

/** Says that numbers are on their way to being active; the list follows them for a minute, and later a button asks,
 *  unless there is one already. */
export function ActivationNote({ numbers, children }: Props) {
  const count = useMemo(() => numbers.filter(({ status }) => status === 'IN_ACTIVATION').length, [numbers])
  if (count === 0) return null
  return (
    <Notice icon={<IconInfoCircle aria-hidden />}>
      <Group gap="sm">
        <Text size="sm">
          <Plural
            value={count}
            one="# calling number is being activated. This can take a few minutes."
            other="# calling numbers are being activated. This can take a few minutes."
          />
        </Text>
        {children}
      </Group>
    </Notice>
  )
}
