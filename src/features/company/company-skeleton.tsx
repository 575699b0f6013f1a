import { Skeleton, Stack } from '@mantine/core'
import { CardGrid } from '#src/shared/ui/cards.tsx'
import classes from './company-skeleton.module.css'

/** The shape of what comes: cards to read, or the fields of a form. */
export function CompanySkeleton({ form }: { form: boolean }) {
  if (!form) {
    return (
      <CardGrid from="md" aria-hidden>
        {Array.from({ length: 7 }, (_none, card) => (
          <Skeleton key={card} height={card < 2 ? 272 : 220} radius="md" />
        ))}
      </CardGrid>
    )
  }
  return (
    <Stack gap="xl" aria-hidden>
      <Skeleton height={170} radius="md" />
      <Stack gap="md" maw={480} w="100%" className={classes.fields!}>
        {Array.from({ length: 8 }, (_none, field) => (
          <Skeleton key={field} height={62} radius="md" />
        ))}
      </Stack>
    </Stack>
  )
}
