import { Button, Group } from '@mantine/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconUserQuestion } from '@tabler/icons-react'
import { cloneElement, type ReactElement } from 'react'
import { ApiError } from '#src/shared/http/api-error.ts'
import { isMissingRecord, needsHelp, problemMessage } from '#src/shared/problem/problem-message.ts'
import { SupportLine } from '#src/shared/problem/support-id.tsx'
import { TryAgain } from '#src/shared/problem/try-again.tsx'
import { NoticePage } from '#src/shared/ui/notice-page.tsx'

const sentences = {
  404: msg`There is no customer with this number. Please check the number, or choose the customer from the list.`,
}

type Props = {
  error: unknown
  onRetry: () => void
  /** An empty link back to the list. */
  listLink: ReactElement
}

/** Says why the pages of a customer cannot be opened, and leads back to the list (R378). */
export function CustomerNotLoaded({ error, onRetry, listLink }: Props) {
  const { i18n, t } = useLingui()
  const isMissing = error instanceof ApiError && isMissingRecord(error)
  return (
    <NoticePage
      title={isMissing ? t`Customer not found` : t`This customer could not be loaded`}
      text={i18n._(problemMessage(error, sentences))}
      sign={<IconUserQuestion size={28} aria-hidden />}
    >
      {needsHelp(error, sentences) && <SupportLine error={error} />}
      <Group gap="sm">
        {!isMissing && <TryAgain variant="filled" error={error} onRetry={onRetry} />}
        <Button variant={isMissing ? 'filled' : 'default'} renderRoot={(props) => cloneElement(listLink, props)}>
          <Trans>Back to the list of customers</Trans>
        </Button>
      </Group>
    </NoticePage>
  )
}
