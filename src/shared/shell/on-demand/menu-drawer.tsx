/** The menu of narrow screens; loaded after the page. */
import '../../ui/on-demand/modal.css'
import { Button, Drawer, Group, Stack, Text } from '@mantine/core'
import { useMounted } from '@mantine/hooks'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconLogout } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { ColorSchemeSwitch } from '../../ui/color-scheme-switch.tsx'
import { LanguageSwitch } from '../../ui/language-switch.tsx'
import { AccountEmail, type AccountProps } from './account-email.tsx'
import classes from './menu-drawer.module.css'
import type { Navigation } from '../area-frame.tsx'

/** Props of both header menus. */
export type MenuProps = AccountProps & {
  /** The name of an employee; the others have theirs in their profile. */
  name: string | undefined
  organisation: string | undefined
  navigation: Navigation
  /** Called before or when the menu opens, to load the account. */
  onOpenSoon: () => void
  onSignOut: () => void
}

type Props = Omit<MenuProps, 'onOpenSoon'> & { opened: boolean; onClose: () => void }

export function MenuDrawer({
  name,
  email,
  pending,
  organisation = name,
  navigation,
  opened,
  onClose,
  onSignOut,
}: Props) {
  const { i18n, t } = useLingui()
  // Renders closed first, so that the opening transition runs.
  const mounted = useMounted()
  const entries = navigation.profile ? [...navigation.entries, navigation.profile] : navigation.entries
  return (
    <Drawer
      opened={opened && mounted}
      onClose={onClose}
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
            <Link key={entry.to} to={entry.to} className={classes.entry} replace>
              {i18n._(entry.label)}
            </Link>
          ))}
        </nav>
        <Group justify="space-between">
          <Text size="sm" c="dimmed">
            <Trans>Language and appearance</Trans>
          </Text>
          <Group gap="xs">
            <LanguageSwitch />
            <ColorSchemeSwitch />
          </Group>
        </Group>
        <Button variant="default" leftSection={<IconLogout size={18} aria-hidden />} onClick={onSignOut}>
          <Trans>Sign out</Trans>
        </Button>
      </Stack>
    </Drawer>
  )
}
