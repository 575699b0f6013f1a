import { Skeleton } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { EmailText } from '../elements/email-text.tsx'
import type { MenuProps } from './menu-props.ts'

/** Who is signed in; while it is on its way, a line of the same height, so that nothing jumps. */
export function OwnAddress({ email, pending }: Pick<MenuProps, 'email' | 'pending'>) {
  const { t } = useLingui()
  if (email !== undefined) return <EmailText>{email}</EmailText>
  if (!pending) return null
  return (
    <Skeleton component="span" display="block" height="1lh" width="12em">
      {t`Loading`}
    </Skeleton>
  )
}
