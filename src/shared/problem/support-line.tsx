import { Anchor, Box } from '@mantine/core'
import { Trans } from '@lingui/react/macro'
import { externalLinks } from '../settings/external-links.ts'
import { SupportId } from './support-id.tsx'

/** Whom to ask, and the id to name, where trying again may not help (R277, R278). */
export function SupportLine({ traceId }: { traceId: string }) {
  return (
    <Box mt={4}>
      <Anchor size="sm" href={externalLinks.contact} target="_blank" rel="noopener" display="inline-block" py={10}>
        <Trans>Contact us</Trans>
      </Anchor>
      <SupportId traceId={traceId} />
    </Box>
  )
}
