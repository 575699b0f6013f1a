import { Group, Stack, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './notice-page.module.css'
import { useFocusAfterPaint, usePageTitle } from './page-title.tsx'
import { useLingui } from '@lingui/react/macro'
import { IconAlertCircle } from '@tabler/icons-react'
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { ContactLink } from '../elements/contact-link.tsx'
import { leadsToBank } from '../problem/answers/answer-sentences.ts'
import { needsHelp, problemMessage } from '../problem/problem-message.ts'
import { SupportLine } from '../problem/support-id.tsx'
import { TryAgain } from '../problem/try-again.tsx'

type Props = { title: string; text: ReactNode; sign?: ReactNode; children?: ReactNode }

/** A page with a single message and its next step. */
export function NoticePage({ title, text, sign, children }: Props) {
  usePageTitle(title)
  const heading = useFocusAfterPaint<HTMLHeadingElement>()
  return (
    <div className={classes.frame}>
      <div className={classes.card}>
        <Stack gap="md" align="flex-start">
          {sign && <span className={classes.sign}>{sign}</span>}
          <Title order={1} size="h2" ref={heading} tabIndex={-1}>
            {title}
          </Title>
          <Text c="dimmed">{text}</Text>
          {children}
        </Stack>
      </div>
    </div>
  )
}

/** Error page of the router: the reason, the support id where it helps, and a retry. */
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
