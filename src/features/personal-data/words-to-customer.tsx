import { Trans } from '@lingui/react/macro'
import { ContactLink } from '#src/shared/elements/contact-link.tsx'

export const OwnAccount = () => (
  <>
    <Trans>We take the payment for your bills from this account. Only the bank can change it.</Trans> <ContactLink />
  </>
)

export const OwnName = () => (
  <>
    <Trans>Only the bank can change your name.</Trans> <ContactLink />
  </>
)
