import { Skeleton } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { EmailText } from '../elements/email-text.tsx'

/** Who is signed in; while nobody knows, a line of the same height, so that nothing jumps. */
export function OwnAddress({ email }: { email: string | undefined }) {
  const { t } = useLingui()
  if (email !== undefined) return <EmailText>{email}</EmailText>
  return (
    <Skeleton component="span" display="block" height="1lh" width="12em">
      {t`Loading`}
    </Skeleton>
  )
}
