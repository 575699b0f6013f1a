import { Modal as MantineModal } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { useMediaQuery, useMounted } from '@mantine/hooks'
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { focusTitle } from './lost-focus.ts'
import classes from './modal.module.css'

type Props = {
  title: string
  opened: boolean
  onClose: () => void
  /** Width in pixels; that of a form without. */
  size?: number
  /** Stands above every other modal, which stays as it is below, and is left only by what is in it. */
  above?: boolean
  children: ReactNode
}

const aboveAll = {
  zIndex: 400,
  withCloseButton: false,
  closeOnClickOutside: false,
  closeOnEscape: false,
  attributes: {
    header: { role: 'none' }, // as in the theme, which this takes the place of
    content: { 'data-mantine-stop-propagation': 'true' }, // Escape is not for the modals below either
  },
}

/** A modal over the page; it fills a phone (R337). Before it opens for the first time there is nothing of it: a list has one in each row. */
export function Modal(props: Props) {
  const [atOnce] = useState(props.opened)
  const [used, setUsed] = useState(atOnce)
  if (props.opened && !used) setUsed(true)
  return used && <UsedModal {...props} atOnce={atOnce} />
}

function UsedModal({ above = false, atOnce, ...given }: Props & { atOnce: boolean }) {
  // It is there closed before it opens, so that it is seen to open.
  const mounted = useMounted()
  const props = { ...given, opened: given.opened && (atOnce || mounted) }
  const { t } = useLingui()
  const onPhone = useMediaQuery('(max-width: 35.99em)', false, { getInitialValueInEffect: false }) // below sm
  const root = useRef<HTMLDivElement>(null)
  const opener = useRef<Element>(undefined)
  // Also where the code of the modal comes with its first opening: Mantine does not see what had the focus before.
  useLayoutEffect(() => {
    if (props.opened) opener.current = document.activeElement ?? undefined
  }, [props.opened])
  // A row that is deleted takes its modal along, and with it the button that the focus went back to.
  useEffect(() => () => giveFocusBack(opener.current), [])
  return (
    <MantineModal
      ref={root}
      size={480}
      {...props}
      {...(above && aboveAll)}
      classNames={{ title: classes.title, body: classes.body, content: classes.content }}
      fullScreen={onPhone && !above}
      closeButtonProps={{ 'aria-label': t`Close`, size: 44 }}
      onExitTransitionEnd={() => giveFocusBack(opener.current, root.current)}
    />
  )
}

/** The focus goes back to what opened the modal; when that is gone, such as a lock that was removed, to the page's title. */
function giveFocusBack(opener: Element | undefined, modal: HTMLElement | null = null) {
  const { activeElement, body } = document
  if (opener === undefined || (activeElement !== body && !modal?.contains(activeElement))) return
  if (opener === body || !opener.isConnected) focusTitle()
  else void (opener as HTMLElement).focus({ preventScroll: true })
}
