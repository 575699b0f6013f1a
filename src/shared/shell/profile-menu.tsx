import { Button, Menu, Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconChevronDown, IconLogout, IconUser } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useRef } from 'react'
import type { MenuProps } from './menu-props.ts'
import { OwnAddress } from './own-address.tsx'
import classes from './profile-menu.module.css'

/** Who is signed in, the way to the profile and out (R057). */
export function ProfileMenu({ email, pending, organisation, navigation, onReach, onLeave }: MenuProps) {
  const { i18n } = useLingui()
  const button = useRef<HTMLButtonElement>(null)
  return (
    <Menu
      position="bottom-end"
      width={240}
      shadow="md"
      withinPortal={false}
      withInitialFocusPlaceholder={false}
      hideDetached={false} // the header stays in sight
      onOpen={onReach}
    >
      <Menu.Target>
        <Button
          ref={button}
          variant="default"
          onPointerEnter={onReach}
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
          <OwnAddress email={email} pending={pending} />
        </Menu.Label>
        {navigation.profile && (
          <Menu.Item component={Link} to={navigation.profile.to} leftSection={<IconUser size={18} aria-hidden />}>
            {i18n._(navigation.profile.label)}
          </Menu.Item>
        )}
        <Menu.Item
          onClick={() => {
            void button.current?.focus() // who stays after all is back here; the entry is gone by then
            onLeave()
          }}
          // Mantine's own contents are blocks, which no button may hold.
          renderRoot={(props) => (
            <button {...props}>
              <IconLogout size={18} className={classes.sign} aria-hidden />
              <Trans>Sign out</Trans>
            </button>
          )}
        />
      </Menu.Dropdown>
    </Menu>
  )
}
