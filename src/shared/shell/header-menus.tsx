import { Button, Drawer, Group, Menu, Skeleton, Stack, Text, UnstyledButton } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconChevronDown, IconLogout, IconMenu2, IconUser } from '@tabler/icons-react'
import { Link, useLocation } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { ColorSchemeSwitch } from '../ui/color-scheme-switch.tsx'
import { LanguageSwitch } from '../ui/language-switch.tsx'
import classes from './header-menus.module.css'
import { EmailText } from '../elements/email-text.tsx'
import type { Navigation } from './area-frame.tsx'

/** The header menu of narrow screens; closes when another page opens (R017, R102, R103). */
export function MobileMenu({ email, pending, organisation, navigation, onOpenSoon, onSignOut }: MenuProps) {
  const { i18n, t } = useLingui()
  const here = useLocation({ select: (location) => location.pathname })
  const [page, setPage] = useState(here)
  const [opened, setOpened] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  if (page !== here) {
    setPage(here)
    setOpened(false)
  }
  const close = () => setOpened(false)
  const entries = navigation.profile ? [...navigation.entries, navigation.profile] : navigation.entries
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
      <Drawer
        opened={opened}
        onClose={close}
        position="right"
        size="min(340px, 100vw)"
        title={email !== undefined || pending ? <AccountEmail email={email} pending={pending} /> : t`Menu`}
        classNames={{ title: classes.title }}
        closeButtonProps={{ 'aria-label': t`Close menu` }}
      >
        <Stack gap="lg">
          {organisation !== undefined && <Text fw={600}>{organisation}</Text>}
          <nav aria-label={t`Menu`} className={classes.navigation}>
            {entries.map((entry) => (
              <Link key={entry.to} to={entry.to} className={classes.entry} onClick={close}>
                {i18n._(entry.label)}
              </Link>
            ))}
          </nav>
          <Group justify="space-between">
            <Text size="sm" c="dimmed">
              <Trans>Language and colours</Trans>
            </Text>
            <Group gap="xs">
              <LanguageSwitch />
              <ColorSchemeSwitch />
            </Group>
          </Group>
          <Button
            variant="default"
            leftSection={<IconLogout size={18} aria-hidden />}
            onClick={() => {
              close()
              void button.current?.focus() // returns here if the logout is cancelled
              onSignOut()
            }}
          >
            <Trans>Sign out</Trans>
          </Button>
        </Stack>
      </Drawer>
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

/** The e-mail address of the account, with a skeleton of the same height while it loads. */
function AccountEmail({ email, pending }: Pick<MenuProps, 'email' | 'pending'>) {
  const { t } = useLingui()
  if (email !== undefined) return <EmailText>{email}</EmailText>
  if (!pending) return null
  return (
    <Skeleton component="span" display="block" height="1lh" width="12em">
      {t`Loading`}
    </Skeleton>
  )
}

/** Props of both header menus. */
export type MenuProps = {
  /** Undefined while loading and after a failure. */
  email: string | undefined
  pending: boolean
  organisation: string | undefined
  navigation: Navigation
  /** Called before or when the menu opens, to load the account. */
  onOpenSoon: () => void
  onSignOut: () => void
}
