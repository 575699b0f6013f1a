import { Text } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { IconInfoCircle } from '@tabler/icons-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { IconButton } from '../elements/icon-button.tsx'
import { OpenedPopup, PopupPart, usePopup } from '../ui/popup.tsx'

/** How long the text stays after the pointer or the focus has left (R339). */
const hideDelayMs = 1500

type Props = {
  about: string
  /** Rendered in a portal, for containers that would clip it, such as a scrolling table. */
  above?: boolean
  children: ReactNode
}

/** An icon with an explanation on hover, focus and touch; Escape closes it, and it stays while the pointer is on the text. */
export function InfoTooltip({ about, above = false, children }: Props) {
  const { t } = useLingui()
  const popup = usePopup()
  const { button, id, opened } = popup
  const hiding = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(hiding.current), [])

  const show = () => {
    clearTimeout(hiding.current)
    popup.setOpened(true)
  }
  const hide = () => {
    clearTimeout(hiding.current)
    popup.setOpened(false)
  }
  const leave = () => {
    clearTimeout(hiding.current)
    hiding.current = setTimeout(hide, hideDelayMs)
  }
  return (
    <>
      <IconButton
        ref={button}
        tone="gray"
        label={t`Information: ${about}`}
        aria-describedby={opened ? id : undefined}
        data-mantine-stop-propagation={opened || undefined} // Escape closes this text, not the modal around it
        onMouseEnter={show}
        onMouseLeave={(event) => event.currentTarget !== document.activeElement && leave()}
        onFocus={show}
        // oxlint-disable-next-line portal/defer-blur -- lies above the page and moves nothing
        onBlur={leave}
        onClick={show}
        onKeyDown={(event) => {
          if (event.key === 'Escape') hide()
        }}
        icon={<IconInfoCircle size={20} aria-hidden />}
      />
      <PopupPart popup={popup}>
        <OpenedPopup
          popup={popup}
          withRoles={false}
          trapFocus={false}
          returnFocus={false}
          withinPortal={above}
          // Inside the main landmark.
          {...(above && { portalProps: { target: document.querySelector('main') ?? document.body } })}
          closeOnEscape={false}
          width={280}
          dropdown={{ id, role: 'tooltip', onMouseEnter: show, onMouseLeave: leave }}
        >
          <Text size="sm" component="div">
            {children}
          </Text>
        </OpenedPopup>
      </PopupPart>
    </>
  )
}
