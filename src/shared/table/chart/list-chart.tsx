import { Button, Paper, Title } from '@mantine/core'
import { Trans } from '@lingui/react/macro'
import { useId, type ReactNode } from 'react'
import { useListPreferences } from '../state/list-state.ts'
import classes from './list-chart.module.css'

type Props = {
  /** The name of the list that the chart is about; this browser remembers with its layout that the chart is hidden. */
  list: string
  title: ReactNode
  children: ReactNode
}

/** A card with a title around the chart of a list, which can be hidden. */
export function ListChart({ list, title, children }: Props) {
  const titleId = useId()
  const contentId = useId()
  const [{ chartHidden = false }, change] = useListPreferences(list, undefined)
  return (
    <Paper component="section" className={classes.card} aria-labelledby={titleId}>
      <div className={classes.head}>
        <Title order={2} size="h3" id={titleId}>
          {title}
        </Title>
        <Button
          variant="subtle"
          size="compact-sm"
          className={classes.toggle!}
          aria-expanded={!chartHidden}
          aria-controls={contentId}
          onClick={() => change({ chartHidden: !chartHidden })}
        >
          {chartHidden ? <Trans>Show chart</Trans> : <Trans>Hide chart</Trans>}
        </Button>
      </div>
      <div id={contentId} className={classes.content} hidden={chartHidden}>
        {!chartHidden && children}
      </div>
    </Paper>
  )
}
