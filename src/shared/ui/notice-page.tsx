import { Stack, Text, Title } from '@mantine/core'
import { useEffect, useRef, type ReactNode } from 'react'
import classes from './notice-page.module.css'
import { usePageTitle } from './page-title.tsx'

type Props = { title: string; text: ReactNode; sign?: ReactNode; children?: ReactNode }

/** A page that has one thing to say and one way on. */
export function NoticePage({ title, text, sign, children }: Props) {
  usePageTitle(title)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => void heading.current?.focus({ preventScroll: true }), [])
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
