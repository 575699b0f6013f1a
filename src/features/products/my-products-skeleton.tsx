import { SimpleGrid, Skeleton, Stack } from '@mantine/core'

/** The shape of what comes, so that nothing jumps. */
export function MyProductsSkeleton() {
  return (
    <Stack gap="xl" aria-hidden>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        <Skeleton height={178} radius="md" />
        <Skeleton height={178} radius="md" />
      </SimpleGrid>
      <Stack gap="md">
        <Skeleton height={50} width={260} radius="sm" />
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
          <Skeleton height={236} radius="md" />
          <Skeleton height={236} radius="md" />
        </SimpleGrid>
      </Stack>
      <Skeleton height={330} radius="md" />
    </Stack>
  )
}
