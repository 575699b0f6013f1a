import { Text } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { IconAlertCircle } from '@tabler/icons-react'
import { Notice } from '../elements/notice.tsx'
import { leadsToBank } from './answers/answer-sentences.ts'
import { needsHelp, problemMessage, type AnySentences } from './problem-message.ts'
import { ContactLink } from '../elements/contact-link.tsx'
import { SupportLine } from './support-id.tsx'

/** An error message beside what failed; announced once, and not again when the support id is copied. */
export function ProblemNote({ error, sentences }: { error: unknown; sentences?: AnySentences | undefined }) {
  const { i18n } = useLingui()
  const message = problemMessage(error, sentences)
  return (
    <Notice tone="error" icon={<IconAlertCircle aria-hidden />} role="alert" aria-atomic={false}>
      <Text size="sm">{i18n._(message)}</Text>
      {needsHelp(error, sentences) && <SupportLine error={error} />}
      {leadsToBank(message) && <ContactLink />}
    </Notice>
  )
}
