import { Paper, type PaperProps, Skeleton, Stack, Text, Title } from '@mantine/core'
import { type ComponentProps, type ReactNode, useId } from 'react'
import classes from './cards.module.css'

/** A framed part of a page. */
export const Card = (
  props: PaperProps & { component?: 'section' | 'article'; children: ReactNode } & Pick<
      ComponentProps<'section'>,
      'aria-label' | 'aria-labelledby'
    >,
) => <Paper component="section" className={classes.card!} p="lg" shadow="sm" {...props} />

/** A labelled value; omitted when the value is empty. */
type LabelledValue = { label: string; value: ReactNode }

type FactListProps = {
  facts: readonly LabelledValue[]
  /** Puts the values at the other edge, one below the other, for sums. */
  spread?: boolean
}

/** A list of labelled values. */
export function FactList({ facts, spread = false }: FactListProps) {
  const present = facts.filter(({ value }) => value !== null && value !== undefined && value !== '')
  if (present.length === 0) return null
  return (
    <dl className={spread ? classes.spread : classes.facts}>
      {present.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className={spread ? 'amount' : undefined}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

type Props = { title: string; facts: readonly LabelledValue[]; children?: ReactNode }

/** A card with a list of labelled values. */
export function FactsCard({ title, facts, children }: Props) {
  const id = useId()
  return (
    <Card aria-labelledby={id}>
      <Stack gap="md">
        <Title order={2} size="h3" id={id}>
          {title}
        </Title>
        <FactList facts={facts} />
        {children}
      </Stack>
    </Card>
  )
}

/** A card with a form and its introduction: beside each other at a desk, unless the form has groups of fields. */
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
      <Stack gap="lg">
        {Array.from({ length: fields }, (_, index) => (
          <Skeleton key={index} height={readOnly ? 46 : 64} radius="sm" />
        ))}
        {!readOnly && <Skeleton height={44} width={120} radius="sm" />}
      </Stack>
    </Stack>
  </Paper>
)

/** A grid of cards: one column, and two from the given breakpoint on. */
export const CardGrid = ({ from, ...props }: ComponentProps<'div'> & { from: 'sm' | 'md' | 'lg' }) => (
  <div className={classes[from]} {...props} />
)

/** Cards below each other; the last one stands beside the others where the window has room for both. */
export const CardColumns = (props: ComponentProps<'div'>) => <div className={classes.columns} {...props} />
