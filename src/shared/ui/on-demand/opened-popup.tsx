/** What opens beside a button; loaded after the page, since Mantine's popover is 13 kB with what places it. */
import './popup.css'
import { Popover, type PopoverDropdownProps, type PopoverProps } from '@mantine/core'
import { useMounted } from '@mantine/hooks'
import { useImperativeHandle, type ReactNode, type Ref, type RefObject } from 'react'
import { useSelectionOnTab } from './selection-on-tab.ts'

/** The state of what opens beside a button. */
export type Popup = {
  /** The id of the button; that of the dropdown is `<id>-dropdown`. */
  id: string
  button: RefObject<HTMLButtonElement | null>
  opened: boolean
  setOpened: (opened: boolean) => void
}

type Props = Omit<PopoverProps, 'id' | 'opened' | 'onChange'> & {
  popup: Popup
  dropdown?: PopoverDropdownProps & { 'data-mantine-stop-propagation'?: boolean }
  children: ReactNode
}

/** Takes the focus, and returns it to the button when it closes. */
export function OpenedPopup({ popup, dropdown, children, ...props }: Props) {
  return (
    // A focus inside may scroll the button out of sight: hiding the popup then would lose it.
    <Popover trapFocus returnFocus hideDetached={false} {...props} {...useOpenedProps(popup)}>
      <Popover.Target>
        <PopupTarget popup={popup} />
      </Popover.Target>
      <Popover.Dropdown {...useSelectionOnTab()} {...dropdown}>
        {children}
      </Popover.Dropdown>
    </Popover>
  )
}

/**
 * Props of Mantine's popovers and menus. Closed at first, so that the transition runs and the focus is known that has to return. It may
 * change sides while it is open, since Mantine places it three times to prevent that.
 */
export function useOpenedProps({ id, opened, setOpened }: Popup) {
  const mounted = useMounted()
  return {
    id,
    opened: opened && mounted,
    onChange: setOpened,
    shadow: 'md',
    preventPositionChangeWhenVisible: false,
  } as const
}

/** Gives Mantine the button, which the page has rendered before. */
export function PopupTarget({ popup, ref }: { popup: Popup; ref?: Ref<HTMLButtonElement> }) {
  useImperativeHandle(ref, () => popup.button.current!, [popup.button])
  return null
}
