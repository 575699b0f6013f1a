import { Box } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { useSyncExternalStore, type ReactNode } from 'react'
import { LeaveGuard } from '../form/shell/leave-guard.tsx'
import { useHistoryStep } from '../page/history-step.ts'
import { prefetch } from '../http/prefetch.ts'
import type { Claims } from '../session/claims.ts'
import { onSessionChange, emailOfOtherPerson, readUser } from '../session/session.ts'
import { ColorSchemeSwitch } from '../ui/color-scheme-switch.tsx'
import { LanguageSwitch } from '../ui/language-switch.tsx'
import { PageTitleContext } from '../ui/page-title.tsx'
import { PendingPage } from '../ui/pending-page.tsx'
import { loadable, usePrefetch, usePreload } from '../ui/loadable.tsx'
import { OpenedConfirm } from '../ui/modal/confirm-modal.tsx'
import { FromFirstOpening, OpenedModal } from '../ui/modal/modal.tsx'
import { OpenedPopup } from '../ui/popup.tsx'
import { AreaFrame, type Navigation } from './area-frame.tsx'
import { Footer } from '../ui/footer.tsx'
import { MobileMenu, ProfileMenu } from './header-menus.tsx'
import type { SessionPort } from './session-port.ts'
import { SessionQuestion, SessionWarning } from './session-warning.tsx'
import type { Query } from '../query/port.ts'
import { useLastData } from '../query/use-last-data.ts'

type Props = (
  | { area: 'private' | 'business'; account: Account }
  /** An area without a profile shows the data of the token. */
  | { area: 'bank'; account?: undefined }
) & {
  user: Claims
  /** The company that the person acts for. */
  organisation?: string | undefined
  navigation: Navigation
  /** Search for customers, in areas that have one. */
  finder?: ReactNode
  port: SessionPort
  children: ReactNode
}

const SignedInElsewhere = loadable(
  async () => (await import('./on-demand/signed-in-elsewhere.tsx')).SignedInElsewhere,
  <PendingPage />,
)
const LogoutModal = loadable(async () => (await import('./on-demand/logout-modal.tsx')).LogoutModal)

/** The alert for a lost connection, which cannot be loaded when offline, and the lists, which every area has. */
const furtherParts = {
  prefetch: () =>
    prefetch(() => Promise.all([import('../alerts/alert-item.tsx'), import('../table/client/client-table.tsx')])),
}

/**
 * Header, page and footer of an area for a signed-in person. Closes at once when another person signs in, so that no input of
 * the first is sent as the second.
 */
export function AreaShell(props: Props) {
  const { area, user, port } = props
  const other = useSyncExternalStore(onSessionChange, () => emailOfOtherPerson(area))
  const signedIn = useSyncExternalStore(onSessionChange, () => readUser(area)?.id ?? user.id)
  if (other !== undefined) return <SignedInElsewhere area={area} port={port} email={other} />
  return signedIn === user.id ? <OpenShell {...props} /> : <PendingPage />
}

function OpenShell({ area, user, account, organisation, navigation, finder, port, children }: Props) {
  const { t } = useLingui()
  const logout = useHistoryStep('logout')
  usePreload('page', OpenedModal, OpenedConfirm)
  usePreload('popup', OpenedPopup)
  usePreload('header', LogoutModal)
  // They open by themselves, the warning before a session ends also without a connection.
  usePrefetch(SessionQuestion, SignedInElsewhere)
  usePrefetch(furtherParts)
  // Areas have pages with the same title.
  const portals = { private: 'paybox', business: t`paybox for companies`, bank: t`paybox for the bank` }
  const menu = {
    name: account ? undefined : user.name,
    email: account ? account.email : user.email,
    pending: account?.pending === true,
    organisation,
    navigation,
    onOpenSoon: () => account?.refresh(),
    onSignOut: logout.openInstead,
  }
  const reader = [organisation, account?.name].filter((name) => name !== undefined).join(', ')
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
      page={<PageTitleContext portal={portals[area]}>{children}</PageTitleContext>}
    >
      <Footer signedIn />
      <LeaveGuard area={area} />
      <SessionWarning area={area} port={port} />
      <FromFirstOpening opened={logout.isOpen}>
        <LogoutModal area={area} port={port} opened={logout.isOpen} onClose={logout.close} />
      </FromFirstOpening>
    </AreaFrame>
  )
}

/** The current account data of the bank; the token has only the address of the sign-in. */
export type Account = {
  name: string | undefined
  email: string | undefined
  pending: boolean
  /** Loads the account before it is shown. */
  refresh: () => void
}

type Person = { firstName: string; lastName: string; email: string }

type AccountOptions = { query: () => Query<Person>; userId: string }

/** The account of an area with a profile. */
export function useAccount(options: AccountOptions): Account {
  const { data, ...state } = useLastData(options)
  return { ...state, name: data && `${data.firstName} ${data.lastName}`, email: data?.email }
}
