import { Container, Skeleton, Stack } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import classes from './page.module.css'

/** Skeleton of any page: title, one line of context, content. A file of its own, since it is not part of the first download. */
export function PageSkeleton() {
  const { t } = useLingui()
  return (
    <Container className={classes.page!} role="status" data-pending aria-label={t`Loading`}>
      <Stack gap="lg" className={classes.work!}>
        <Stack gap="xs">
          <Skeleton height={34} width="min(60%, 18rem)" />
          <Skeleton height={20} width="min(90%, 28rem)" />
        </Stack>
        <Skeleton height={260} radius="lg" />
      </Stack>
    </Container>
  )
}
