import { Button, Menu, Text, UnstyledButton } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconChevronDown, IconLogout, IconMenu2, IconUser } from '@tabler/icons-react'
import { Link, useLocation } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { loadable, usePreload } from '../ui/loadable.tsx'
import { OpenedPart } from '../ui/opened-part.tsx'
import { AccountEmail } from './account-email.tsx'
import classes from './header-menus.module.css'
import type { MenuProps } from './menu-drawer.tsx'

const MenuDrawer = loadable(async () => (await import('./opened-parts.ts')).MenuDrawer)

/** The header menu of narrow screens; closes when another page opens (R017, R102, R103). */
export function MobileMenu({ onOpenSoon, onSignOut, ...menu }: MenuProps) {
  const { t } = useLingui()
  const isLoaded = usePreload(MenuDrawer)
  const here = useLocation({ select: (location) => location.pathname })
  const [page, setPage] = useState(here)
  const [opened, setOpened] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  if (page !== here) {
    setPage(here)
    setOpened(false)
  }
  const close = () => setOpened(false)
  return (
    <>
      <UnstyledButton
        ref={button}
        onClick={() => {
          onOpenSoon()
          setOpened(!opened)
        }}
        aria-label={t`Menu`}
        aria-expanded={opened}
        className={classes.burger}
      >
        <IconMenu2 size={28} aria-hidden />
      </UnstyledButton>
      {(isLoaded || opened) && (
        <OpenedPart opened={opened}>
          <MenuDrawer
            {...menu}
            opened={opened}
            onClose={close}
            onSignOut={() => {
              close()
              void button.current?.focus() // returns here if the logout is cancelled
              onSignOut()
            }}
          />
        </OpenedPart>
      )}
    </>
  )
}

/** The signed-in account, with links to the profile and sign-out (R057). */
export function ProfileMenu({ email, pending, organisation, navigation, onOpenSoon, onSignOut }: MenuProps) {
  const { i18n } = useLingui()
  const button = useRef<HTMLButtonElement>(null)
  return (
    <Menu
      position="bottom-end"
      width={240}
      shadow="md"
      withinPortal={false}
      withInitialFocusPlaceholder={false}
      hideDetached={false} // the header is sticky
      onOpen={onOpenSoon}
    >
      <Menu.Target>
        <Button
          ref={button}
          variant="default"
          onPointerEnter={onOpenSoon}
          leftSection={<IconUser size={18} aria-hidden />}
          rightSection={<IconChevronDown size={16} aria-hidden />}
        >
          <span className={classes.account}>
            <Trans>Account</Trans>
            <span className={classes.who} aria-hidden>
              {email}
            </span>
          </span>
        </Button>
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
            void button.current?.focus() // returns here if the logout is cancelled; the menu entry no longer exists then
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
