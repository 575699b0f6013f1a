import { Button, UnstyledButton } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconChevronDown, IconMenu2, IconUser } from '@tabler/icons-react'
import { useRef } from 'react'
import { useHistoryStep } from '../page/history-step.ts'
import { loadable, usePreload } from '../ui/loadable.tsx'
import { FromFirstOpening } from '../ui/modal/modal.tsx'
import { PopupPart, popupButtonProps, usePopup } from '../ui/popup.tsx'
import classes from './header-menus.module.css'
import type { MenuProps } from './on-demand/menu-drawer.tsx'

const MenuDrawer = loadable(async () => (await import('./on-demand/menu-drawer.tsx')).MenuDrawer)
const OpenedProfileMenu = loadable(async () => (await import('./on-demand/profile-menu.tsx')).OpenedProfileMenu)

/** The header menu of narrow screens; closes when another page opens (R017, R102, R103). */
export function MobileMenu({ onOpenSoon, onSignOut, ...menu }: MenuProps) {
  const { t } = useLingui()
  usePreload('header', MenuDrawer)
  const { isOpen, open, close } = useHistoryStep('menu')
  const button = useRef<HTMLButtonElement>(null)
  return (
    <>
      <UnstyledButton
        ref={button}
        onClick={() => {
          onOpenSoon()
          if (isOpen) close()
          else open()
        }}
        aria-label={t`Menu`}
        aria-expanded={isOpen}
        className={classes.burger}
      >
        <IconMenu2 size={28} aria-hidden />
      </UnstyledButton>
      <FromFirstOpening opened={isOpen}>
        <MenuDrawer
          {...menu}
          opened={isOpen}
          onClose={close}
          onSignOut={() => {
            void button.current?.focus() // returns here if the logout is cancelled
            onSignOut()
          }}
        />
      </FromFirstOpening>
    </>
  )
}

/** The signed-in account, with links to the profile and sign-out (R057). */
export function ProfileMenu({ onOpenSoon, ...menu }: MenuProps) {
  usePreload('header', OpenedProfileMenu)
  const popup = usePopup()
  return (
    <>
      <Button
        {...popupButtonProps(popup, { kind: 'menu', onOpen: onOpenSoon })}
        variant="default"
        onPointerEnter={onOpenSoon}
        leftSection={<IconUser size={18} aria-hidden />}
        rightSection={<IconChevronDown size={16} aria-hidden />}
      >
        <span className={classes.account}>
          <Trans>Account</Trans>
          <span className={classes.who} aria-hidden>
            {menu.name ?? menu.email}
          </span>
        </span>
      </Button>
      <PopupPart popup={popup}>
        <OpenedProfileMenu {...menu} popup={popup} />
      </PopupPart>
    </>
  )
}
