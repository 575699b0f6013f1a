import { Group } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { IconAlertCircle } from '@tabler/icons-react'
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { ContactLink } from '../elements/contact-link.tsx'
import { leadsToBank } from '../problem/answer-sentences.ts'
import { needsHelp, problemMessage } from '../problem/problem-message.ts'
import { SupportLine } from '../problem/support-id.tsx'
import { TryAgain } from '../problem/try-again.tsx'
import { NoticePage } from './notice-page.tsx'

/** A page that could not be loaded: why, the support id where it helps, and the way to try again. */
export function ErrorPage({ error }: ErrorComponentProps) {
  const { i18n, t } = useLingui()
  const router = useRouter()
  const message = problemMessage(error)
  return (
    <NoticePage
      title={t`This page could not be loaded`}
      text={i18n._(message)}
      sign={<IconAlertCircle size={28} aria-hidden />}
    >
      {needsHelp(error) && <SupportLine error={error} />}
      {leadsToBank(message) && <ContactLink />}
      <Group gap="sm">
        <TryAgain variant="filled" error={error} onRetry={() => void router.invalidate()} />
      </Group>
    </NoticePage>
  )
}
