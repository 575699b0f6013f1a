import { Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { lazy, Suspense, type ComponentProps, type ComponentType } from 'react'
import type { Copyable as CopyableNow } from '../elements/copyable.tsx'

type Props = ComponentProps<typeof CopyableNow>

/** What can be read needs no button, where the file of the button does not come. */
const Plain = ({ children }: Props) => <span>{children}</span>

/** The button comes with the first failure; a login page seldom has one. */
const Copyable = lazy<ComponentType<Props>>(() =>
  import('../elements/copyable.tsx').then(
    (module) => ({ default: module.Copyable }),
    () => ({ default: Plain }),
  ),
)

/** The trace id of a failed call, for the service line, with a button that copies it and says so (R100). */
export function SupportId({ traceId }: { traceId: string }) {
  const { t } = useLingui()
  return (
    <Text size="xs" c="dimmed" component="div">
      <Suspense>
        <Copyable value={traceId} label={t`Support id`}>
          <Trans>Support id: {traceId}</Trans>
        </Copyable>
      </Suspense>
    </Text>
  )
}
