import { Modal } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { useMediaQuery } from '@mantine/hooks'
import { useEffect, useRef, type ReactNode } from 'react'
import classes from './modal-window.module.css'

type Props = {
  title: string
  opened: boolean
  onClose: () => void
  /** Width in pixels; that of a form without. */
  size?: number
  children: ReactNode
}

/** A window over the page; it fills a phone (R337). */
export function ModalWindow(props: Props) {
  const { t } = useLingui()
  const onPhone = useMediaQuery('(max-width: 35.99em)', false, { getInitialValueInEffect: false }) // below sm
  const wasOpened = useRef(false)
  useEffect(() => {
    if (props.opened) wasOpened.current = true
  }, [props.opened])
  // A row that is deleted takes its window along, and with it the button that the focus went back to.
  useEffect(() => () => (wasOpened.current ? focusTitleWhenLost() : undefined), [])
  return (
    <Modal
      size={480}
      {...props}
      classNames={{ title: classes.title, body: classes.body }}
      fullScreen={onPhone}
      closeButtonProps={{ 'aria-label': t`Close`, size: 44 }}
      onExitTransitionEnd={focusTitleWhenLost}
    />
  )
}

/** The focus goes back to what opened the window; when that is gone, such as a lock that was removed, to the page's title. */
function focusTitleWhenLost() {
  if (document.activeElement !== document.body) return
  void document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
}
