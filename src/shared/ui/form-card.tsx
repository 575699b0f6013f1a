import { Paper, Skeleton, Stack, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './form-card.module.css'

/** A form of one column on a card, with what it is for. */
export const FormCard = ({ title, context, children }: { title: string; context: ReactNode; children: ReactNode }) => (
  <Paper component="section" className={classes.card} shadow="sm" aria-label={title}>
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

/** The shape of a card with so many fields, or with so many facts that can only be read. */
export const FormCardSkeleton = ({ fields, readOnly = false }: { fields: number; readOnly?: boolean }) => (
  <Paper className={classes.card} shadow="sm" aria-hidden>
    <Stack gap="lg">
      <Skeleton height={52} width="70%" radius="sm" />
      {Array.from({ length: fields }, (_, index) => (
        <Skeleton key={index} height={readOnly ? 46 : 64} radius="sm" />
      ))}
      {!readOnly && <Skeleton height={44} width={120} radius="sm" />}
    </Stack>
  </Paper>
)
