import { Skeleton } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { EmailText } from '../../elements/email-text.tsx'

export type AccountProps = {
  /** Undefined while loading and after a failure. */
  email: string | undefined
  pending: boolean
}

/** The e-mail address of the account, with a skeleton of the same height while it loads. */
export function AccountEmail({ email, pending }: AccountProps) {
  const { t } = useLingui()
  if (email !== undefined) return <EmailText>{email}</EmailText>
  if (!pending) return null
  return (
    <Skeleton component="span" display="block" height="1lh" width="12em">
      {t`Loading`}
    </Skeleton>
  )
}
