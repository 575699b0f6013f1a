import { Center, Container, Skeleton, Stack } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { Spinner } from '../elements/spinner.tsx'
import classes from './page.module.css'

/** Shown while a page without a skeleton of its own loads. */
export function PendingPage() {
  const { t } = useLingui()
  return (
    <Center mih="50vh" role="status" data-pending aria-label={t`Loading`}>
      <Spinner />
    </Center>
  )
}

/** Skeleton of any page: title, one line of context, content. */
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
