import { Paper, Stack, Title } from '@mantine/core'
import { useId, type ReactNode } from 'react'
import classes from './facts-card.module.css'

/** What something is called, and what it is; a fact without a value is left out. */
type Fact = { label: string; value: ReactNode }

type Props = { title: string; facts: readonly Fact[]; children?: ReactNode }

/** A card that tells some facts of one kind. */
export function FactsCard({ title, facts, children }: Props) {
  const id = useId()
  const known = facts.filter(({ value }) => value !== null && value !== undefined && value !== '')
  return (
    <Paper component="section" className={classes.card} p="lg" shadow="sm" aria-labelledby={id}>
      <Stack gap="md">
        <Title order={2} size="h3" id={id}>
          {title}
        </Title>
        {known.length > 0 && (
          <dl className={classes.facts}>
            {known.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        {children}
      </Stack>
    </Paper>
  )
}
