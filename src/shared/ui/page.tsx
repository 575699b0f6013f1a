import { Container, Stack, Text, Title } from '@mantine/core'
import { useEffect, useRef, type ReactNode } from 'react'
import classes from './page.module.css'
import { usePageTitle } from './page-title.tsx'

type Props = {
  title: string
  /** One line of context below the title. */
  context?: ReactNode
  /** The open tab, which comes first in the document title. */
  tab?: string
  children: ReactNode
}

/**
 * A page with title, context and content; text at most 1200 px wide, lists up to 1760 px. The title gets the focus after
 * navigation.
 */
export function Page({ title, context, tab, children }: Props) {
  usePageTitle(...(tab === undefined ? [] : [tab]), title)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => void heading.current?.focus({ preventScroll: true }), [])
  return (
    <Container className={classes.page!}>
      <Stack gap="lg" className={classes.work!}>
        <Stack gap={4}>
          <Title order={1} ref={heading} tabIndex={-1}>
            {title}
          </Title>
          {context !== undefined && <Text c="dimmed">{context}</Text>}
        </Stack>
        {children}
      </Stack>
    </Container>
  )
}
