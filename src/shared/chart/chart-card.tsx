import { Paper, Title } from '@mantine/core'
import { useId, type ReactNode } from 'react'
import classes from './chart-card.module.css'

type Props = { title: ReactNode; children: ReactNode }

/** A card with a title around a chart. */
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
