import { Box } from '@mantine/core'
import { ContactLink } from '../elements/contact-link.tsx'
import { SupportId } from './support-id.tsx'

/** Whom to ask, and the id to name, where trying again may not help (R277, R278). */
export function SupportLine({ traceId }: { traceId: string }) {
  return (
    <Box mt={4}>
      <ContactLink />
      <SupportId traceId={traceId} />
    </Box>
  )
}
