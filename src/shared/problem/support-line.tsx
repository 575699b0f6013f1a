import { Box } from '@mantine/core'
import { ContactLink } from '../elements/contact-link.tsx'
import { ApiError } from '../http/api-error.ts'
import { SupportId } from './support-id.tsx'

/** Whom to ask, and the id to name if there is one, where trying again may not help (R277, R278). */
export function SupportLine({ error }: { error: unknown }) {
  const traceId = error instanceof ApiError ? error.traceId : undefined
  return (
    <Box mt={4}>
      <ContactLink />
      {traceId !== undefined && <SupportId traceId={traceId} />}
    </Box>
  )
}
