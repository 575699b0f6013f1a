import { Button } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { ButtonRow } from '../../elements/button-row.tsx'
import { softDisabledProps } from '../../elements/soft-disabled.ts'
import type { ApiError } from '../../http/api-error.ts'
import { endSession, type Area } from '../../session/session.ts'
import { NoticePage } from '../../ui/notice-page.tsx'
import { areaHomes, areaLogins } from '../../session/area-addresses.ts'
import type { SessionPort } from '../session-port.ts'

type Props = { area: Area; port: SessionPort; email: string }

/**
 * Replaces the pages after another person has signed in in another tab. Both buttons reload the portal, so that no pending
 * request of the first person is sent as the second.
 */
export function SignedInElsewhere({ area, port, email }: Props) {
  const { t } = useLingui()
  const leave = useMutation<void, ApiError>({
    ...port.logOut,
    onSettled: () => {
      endSession(area, 'logout')
      window.location.assign(areaLogins[area])
    },
  })
  return (
    <main>
      <NoticePage
        title={t`Somebody else is signed in now`}
        text={
          <Trans>
            In another tab, {email} has signed in, so we have closed this page. Nothing you entered here was sent after
            that. If you sign in yourself, {email} will be signed out in all tabs.
          </Trans>
        }
      >
        <ButtonRow>
          <Button
            {...softDisabledProps({
              disabled: leave.isPending,
              onClick: () => window.location.assign(areaHomes[area]),
            })}
          >
            <Trans>Continue as {email}</Trans>
          </Button>
          <Button variant="default" {...softDisabledProps({ busy: leave.isPending, onClick: () => leave.mutate() })}>
            <Trans>Sign in yourself</Trans>
          </Button>
        </ButtonRow>
      </NoticePage>
    </main>
  )
}
