import { Button, Group, Text } from '@mantine/core'
import { Plural, Trans } from '@lingui/react/macro'
import { useMemo } from 'react'
import type { CallingNumber } from '#generated/model/calling-number.ts'
import { InfoIcon } from '#src/shared/ui/icons.tsx'
import { Notice } from '#src/shared/ui/notice.tsx'
import { RefreshIcon } from './number-icons.tsx'

type Props = { numbers: readonly CallingNumber[]; asking: boolean; onRefresh?: (() => void) | undefined }

/** Says that numbers are on their way to being active; nothing is asked again by itself (R267), so there is a button, unless
 *  there is one already. */
export function ActivationNote({ numbers, asking, onRefresh }: Props) {
  const count = useMemo(() => numbers.filter(({ status }) => status === 'IN_ACTIVATION').length, [numbers])
  if (count === 0) return null
  return (
    <Notice icon={<InfoIcon aria-hidden />}>
      <Group gap="sm">
        <Text size="sm">
          <Plural
            value={count}
            one="# calling number is being activated. This can take a few minutes."
            other="# calling numbers are being activated. This can take a few minutes."
          />
        </Text>
        {onRefresh && (
          <Button
            variant="default"
            leftSection={<RefreshIcon size={18} aria-hidden />}
            loading={asking}
            onClick={onRefresh}
          >
            <Trans>Refresh</Trans>
          </Button>
        )}
      </Group>
    </Notice>
  )
}
