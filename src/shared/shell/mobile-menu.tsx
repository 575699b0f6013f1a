import { Button, Drawer, Group, Stack, Text, UnstyledButton } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconLogout, IconMenu2 } from '@tabler/icons-react'
import { Link, useLocation } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { ColorSchemeSwitch } from '../ui/color-scheme-switch.tsx'
import { LanguageSwitch } from '../ui/language-switch.tsx'
import classes from './mobile-menu.module.css'
import type { MenuProps } from './menu-props.ts'
import { OwnAddress } from './own-address.tsx'

/** Everything of the header on a narrow screen; it closes when another page opens (R017, R102, R103). */
export function MobileMenu({ email, pending, organisation, navigation, onReach, onLeave }: MenuProps) {
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
          onReach()
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
        title={email !== undefined || pending ? <OwnAddress email={email} pending={pending} /> : t`Menu`}
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
              void button.current?.focus() // who stays after all is back here
              onLeave()
            }}
          >
            <Trans>Sign out</Trans>
          </Button>
        </Stack>
      </Drawer>
    </>
  )
}
