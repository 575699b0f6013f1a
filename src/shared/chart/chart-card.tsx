import { Paper, Title } from '@mantine/core'
import { useId, type ReactNode } from 'react'
import classes from './chart-card.module.css'

type Props = { title: ReactNode; children: ReactNode }

/** The frame of a picture, with what it shows. */
export function ChartCard({ title, children }: Props) {
  const titleId = useId()
  return (
    <Paper component="section" className={classes.card} aria-labelledby={titleId}>
      <Title order={2} size="h3" id={titleId}>
        {title}
      </Title>
      {children}
    </Paper>
  )
}
