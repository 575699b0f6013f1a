import { Center } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { Spinner } from '../elements/spinner.tsx'

/** Shown while a page without a skeleton of its own loads. */
export function PendingPage() {
  const { t } = useLingui()
  return (
    <Center mih="50vh" role="status" data-pending aria-label={t`Loading`}>
      <Spinner />
    </Center>
  )
}
