import { Container, Stack, Text, Title } from '@mantine/core'
import { useRef, type ReactNode } from 'react'
import classes from './page.module.css'
import { useFocusAfterPaint, useIsAboutCustomer, usePageTitle } from './page-title.tsx'
import { useReturnFocus } from './return-focus.ts'

type Props = {
  title: string
  /** One line below the title, where it says more than the title. */
  context?: ReactNode
  /** Tabs, search and buttons in the line of the title; below it where there is no room. */
  toolbar?: ReactNode
  /** The open tab, which comes first in the document title. */
  tab?: string
  children: ReactNode
}

/**
 * A page with title, toolbar and content; text at most 1200 px wide, lists up to 1760 px. The title gets the focus after
 * navigation, or the row of a list that the person comes back to; below the name of a customer it is for screen readers only, since the navigation shows it.
 */
export function Page({ title, context, toolbar, tab, children }: Props) {
  const isBelowName = useIsAboutCustomer()
  usePageTitle(...(tab === undefined ? [] : [tab]), title)
  const heading = useFocusAfterPaint<HTMLHeadingElement>()
  const page = useRef<HTMLDivElement>(null)
  const rememberLink = useReturnFocus(page)
  return (
    <Container ref={page} className={classes.page!} onClickCapture={rememberLink}>
      <Stack gap="md" className={classes.work!}>
        <div className={classes.head}>
          <Title order={1} ref={heading} tabIndex={-1} className={isBelowName ? 'visually-hidden' : classes.title!}>
            {title}
          </Title>
          {toolbar !== undefined && <div className={classes.toolbar}>{toolbar}</div>}
          {context !== undefined && (
            <Text c="dimmed" className={classes.context!}>
              {context}
            </Text>
          )}
        </div>
        {children}
      </Stack>
    </Container>
  )
}
