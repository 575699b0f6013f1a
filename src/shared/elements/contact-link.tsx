import { Anchor } from '@mantine/core'
import { Trans } from '@lingui/react/macro'
import { externalLinks } from '../settings/external-links.ts'

/** Link to the contact page of the bank. */
export const ContactLink = () => (
  <Anchor underline="always" size="sm" href={externalLinks.contact} target="_blank" rel="noopener" py={10}>
    <Trans>Contact us</Trans>
  </Anchor>
)
