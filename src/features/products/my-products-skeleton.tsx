import { Skeleton, Stack } from '@mantine/core'
import { Columns } from '#src/shared/ui/columns.tsx'

/** The shape of what comes, so that nothing jumps. */
export function MyProductsSkeleton() {
  return (
    <Stack gap="xl" aria-hidden>
      <Columns from="sm">
        <Skeleton height={178} radius="md" />
        <Skeleton height={178} radius="md" />
      </Columns>
      <Stack gap="md">
        <Skeleton height={50} width={260} radius="sm" />
        <Columns from="sm">
          <Skeleton height={236} radius="md" />
          <Skeleton height={236} radius="md" />
        </Columns>
      </Stack>
      <Skeleton height={330} radius="md" />
    </Stack>
  )
}
