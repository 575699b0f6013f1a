import { Anchor } from '@mantine/core'
import { Trans } from '@lingui/react/macro'
import { externalLinks } from '../settings/external-links.ts'

/** The way to the bank, where a person is sent to it. */
export const ContactLink = () => (
  <Anchor underline="always" size="sm" href={externalLinks.contact} target="_blank" rel="noopener" py={10}>
    <Trans>Contact us</Trans>
  </Anchor>
)
