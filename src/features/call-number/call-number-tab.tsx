import { Skeleton, Stack } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Section } from '#src/shared/ui/section.tsx'
import type { CallNumberPort } from './call-number-port.ts'
import { NumberWithCode } from './number-with-code.tsx'
import { NumberWithoutCode } from './number-without-code.tsx'

/** The mobile number of one customer, to be changed by the customer with a code and by bank staff without one. */
export function CallNumberTab({ port }: { port: CallNumberPort }) {
  return (
    <Section skeleton={<FormSkeleton />}>
      <CallNumber port={port} />
    </Section>
  )
}

function CallNumber({ port }: { port: CallNumberPort }) {
  const { callNumber } = useSuspenseQuery(port.callNumber()).data
  return port.requestCode === undefined ? (
    <NumberWithoutCode port={port} callNumber={callNumber} />
  ) : (
    <NumberWithCode port={port} callNumber={callNumber} />
  )
}

const FormSkeleton = () => (
  <Stack gap="md" maw={480} aria-hidden>
    <Skeleton height={48} radius="sm" />
    <Skeleton height={94} radius="md" />
    <Skeleton height={44} width={140} radius="md" />
  </Stack>
)
