import { Text, Box } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { lazy, Suspense, type ComponentProps, type ComponentType } from 'react'
import type { Copyable as CopyableNow } from '../elements/copyable.tsx'
import { ContactLink } from '../elements/contact-link.tsx'
import { ApiError } from '../http/api-error.ts'

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

/** The trace id of a failed call, for the service line, with a button that copies it and confirms that (R100). */
export function SupportId({ traceId }: { traceId: string }) {
  const { t } = useLingui()
  return (
    <Text size="xs" c="dimmed" component="div">
      <Suspense>
        <Copyable value={traceId} label={t`Support ID`}>
          <Trans>Support ID: {traceId}</Trans>
        </Copyable>
      </Suspense>
    </Text>
  )
}

/** Whom to ask, and the id to name if there is one, where trying again may not help (R277, R278). */
export function SupportLine({ error }: { error: unknown }) {
  const traceId = error instanceof ApiError ? error.traceId : undefined
  return (
    <Box mt={4}>
      <ContactLink />
      {traceId !== undefined && <SupportId traceId={traceId} />}
    </Box>
  )
}
