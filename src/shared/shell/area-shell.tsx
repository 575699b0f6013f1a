import { Box } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { useState, useSyncExternalStore, type ReactNode } from 'react'
import { LeaveGuard } from '../form/shell/leave-guard.tsx'
import type { Claims } from '../session/claims.ts'
import { onSessionChange, emailOfOtherPerson, readUser } from '../session/session.ts'
import { ColorSchemeSwitch } from '../ui/color-scheme-switch.tsx'
import { LanguageSwitch } from '../ui/language-switch.tsx'
import { Titled } from '../ui/page-title.tsx'
import { PendingPage } from '../ui/pending-page.tsx'
import { AreaFrame } from './area-frame.tsx'
import { Footer } from './footer.tsx'
import { LogoutModal } from './logout-modal.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import type { Navigation } from './navigation.ts'
import { OtherPerson } from './other-person.tsx'
import { ProfileMenu } from './profile-menu.tsx'
import type { SessionPort } from './session-port.ts'
import { SessionWarning } from './session-warning.tsx'
import type { Account } from './use-account.ts'

type Props = (
  | { area: 'private' | 'business'; account: Account }
  /** An area without profiles knows of a person what their token says. */
  | { area: 'bank'; account?: undefined }
) & {
  user: Claims
  /** For whom the person acts, such as a company; stands with their address. */
  organisation?: string | undefined
  navigation: Navigation
  /** The way to what the area is about, such as its customers. */
  finder?: ReactNode
  port: SessionPort
  children: ReactNode
}

// That the connection is lost is said by an alert, which cannot be loaded then.
void import('../alerts/alert-item.tsx').catch(() => {})

/**
 * Header, page and footer of an area for somebody who is signed in. When somebody else signs in, it closes at once: nothing
 * that the one typed may be sent by the other.
 */
export function AreaShell(props: Props) {
  const { area, user, port } = props
  const other = useSyncExternalStore(onSessionChange, () => emailOfOtherPerson(area))
  const signedIn = useSyncExternalStore(onSessionChange, () => readUser(area)?.id ?? user.id)
  if (other !== undefined) return <OtherPerson area={area} port={port} email={other} />
  return signedIn === user.id ? <OpenShell {...props} /> : <PendingPage />
}

function OpenShell({ area, user, account, organisation, navigation, finder, port, children }: Props) {
  const { t } = useLingui()
  const [leaving, setLeaving] = useState(false)
  // Two areas have pages of the same name.
  const portals = { private: 'paybox', business: t`paybox for companies`, bank: t`paybox at the bank` }
  const askToLeave = () => setLeaving(true)
  const menu = {
    email: account ? account.email : user.email,
    pending: account?.pending === true,
    organisation,
    navigation,
    onReach: () => account?.refresh(),
    onLeave: askToLeave,
  }
  const reader = [organisation, account?.name].filter((one) => one !== undefined).join(', ')
  return (
    <AreaFrame
      area={area}
      navigation={navigation}
      reader={reader}
      tools={
        <>
          {finder}
          <Box visibleFrom="lg">
            <LanguageSwitch />
          </Box>
          <Box visibleFrom="lg">
            <ColorSchemeSwitch />
          </Box>
          <Box visibleFrom="lg">
            <ProfileMenu {...menu} />
          </Box>
          <Box hiddenFrom="lg">
            <MobileMenu {...menu} />
          </Box>
        </>
      }
      page={<Titled portal={portals[area]}>{children}</Titled>}
    >
      <Footer signedIn />
      <LeaveGuard area={area} />
      <SessionWarning area={area} port={port} />
      <LogoutModal area={area} port={port} opened={leaving} onClose={() => setLeaving(false)} />
    </AreaFrame>
  )
}
