import { Center } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { Spinner } from '../elements/spinner.tsx'

/** While a page's code or data is on its way and the page has no skeleton of its own. */
export function PendingPage() {
  const { t } = useLingui()
  return (
    <Center mih="50vh" role="status" data-pending aria-label={t`Loading`}>
      <Spinner />
    </Center>
  )
}
