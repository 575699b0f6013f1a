/** What the button of the account opens; loaded after the page. */
import '@mantine/core/styles/Menu.layer.css'
import { Menu, Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconLogout, IconUser } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { PopupTarget, useOpenedProps, type Popup } from '../../ui/on-demand/opened-popup.tsx'
import { AccountEmail } from './account-email.tsx'
import type { MenuProps } from './menu-drawer.tsx'
import classes from './profile-menu.module.css'

type Props = Omit<MenuProps, 'onOpenSoon'> & { popup: Popup }

export function OpenedProfileMenu({ popup, name, email, pending, organisation = name, navigation, onSignOut }: Props) {
  const { i18n } = useLingui()
  return (
    <Menu
      position="bottom-end"
      width={240}
      withinPortal={false}
      withInitialFocusPlaceholder={false}
      hideDetached={false} // the header is sticky
      {...useOpenedProps(popup)}
    >
      <Menu.Target>
        <PopupTarget popup={popup} />
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>
          {organisation !== undefined && (
            <Text component="span" display="block" fw={600}>
              {organisation}
            </Text>
          )}
          <AccountEmail email={email} pending={pending} />
        </Menu.Label>
        {navigation.profile && (
          <Menu.Item component={Link} to={navigation.profile.to} leftSection={<IconUser size={18} aria-hidden />}>
            {i18n._(navigation.profile.label)}
          </Menu.Item>
        )}
        <Menu.Item
          onClick={() => {
            void popup.button.current?.focus() // returns here if the logout is cancelled; the menu entry no longer exists then
            onSignOut()
          }}
          // Mantine renders block elements, which are invalid inside a button.
          renderRoot={(props) => (
            <button {...props}>
              <IconLogout size={18} className={classes.icon} aria-hidden />
              <Trans>Sign out</Trans>
            </button>
          )}
        />
      </Menu.Dropdown>
    </Menu>
  )
}
