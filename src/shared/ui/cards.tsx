import { Paper, Skeleton, Stack, Text, Title } from '@mantine/core'
import { type ComponentProps, type ReactNode, useId } from 'react'
import classes from './cards.module.css'

/** A labelled value; omitted when the value is empty. */
type Fact = { label: string; value: ReactNode }

/** A list of labelled values. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  const present = facts.filter(({ value }) => value !== null && value !== undefined && value !== '')
  if (present.length === 0) return null
  return (
    <dl className={classes.facts}>
      {present.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

type Props = { title: string; facts: readonly Fact[]; children?: ReactNode }

/** A card with a list of labelled values. */
export function FactsCard({ title, facts, children }: Props) {
  const id = useId()
  return (
    <Paper component="section" className={classes.card} p="lg" shadow="sm" aria-labelledby={id}>
      <Stack gap="md">
        <Title order={2} size="h3" id={id}>
          {title}
        </Title>
        <FactList facts={facts} />
        {children}
      </Stack>
    </Paper>
  )
}

/** A card with a one-column form and an introduction. */
export const FormCard = ({ title, context, children }: { title: string; context: ReactNode; children: ReactNode }) => (
  <Paper component="section" className={classes.formCard} shadow="sm" aria-label={title}>
    <Stack gap="lg">
      <Stack gap={4}>
        <Title order={2}>{title}</Title>
        <Text c="dimmed" size="sm">
          {context}
        </Text>
      </Stack>
      {children}
    </Stack>
  </Paper>
)

/** Skeleton of a form card with a number of fields, or of read-only values; a long form has groups beside each other. */
export const FormCardSkeleton = ({ fields, readOnly = false }: { fields: number; readOnly?: boolean }) => (
  <Paper className={classes.formCard} data-wide={fields > 7 || undefined} shadow="sm" aria-hidden>
    <Stack gap="lg">
      <Skeleton height={52} width="70%" radius="sm" />
      {Array.from({ length: fields }, (_, index) => (
        <Skeleton key={index} height={readOnly ? 46 : 64} radius="sm" />
      ))}
      {!readOnly && <Skeleton height={44} width={120} radius="sm" />}
    </Stack>
  </Paper>
)

/** A grid of cards: one column, and two from the given breakpoint on. */
export const CardGrid = ({ from, ...props }: ComponentProps<'div'> & { from: 'sm' | 'md' }) => (
  <div className={classes[from]} {...props} />
)
