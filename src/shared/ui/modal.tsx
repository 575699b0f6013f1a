import { Modal as MantineModal } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { useMediaQuery, useMounted } from '@mantine/hooks'
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { focusTitle, rememberPlace } from './lost-focus.ts'
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
  const opener = useRef<Opener>(undefined)
  // Also where the code of the modal comes with its first opening: Mantine does not see what had the focus before.
  useLayoutEffect(() => {
    const { activeElement: element } = document
    if (props.opened && element !== null) opener.current = { element, findNearest: rememberPlace(element) }
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

/** What opened a modal, and what is nearest to its place once it is gone. */
type Opener = { element: Element; findNearest: () => HTMLElement | undefined }

/** The focus goes back to what opened the modal; when that is gone, to the list that it stood in, else to the page's title. */
function giveFocusBack(opener: Opener | undefined, modal: HTMLElement | null = null) {
  const { activeElement, body } = document
  if (opener === undefined || (activeElement !== body && !modal?.contains(activeElement))) return
  const { element, findNearest } = opener
  const target = element !== body && element.isConnected ? (element as HTMLElement) : findNearest()
  if (target === undefined) focusTitle()
  else void target.focus({ preventScroll: element === target })
}
