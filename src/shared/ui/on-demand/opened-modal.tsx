/** A modal once it has been opened; loaded after the page, since Mantine's is 15 kB with what it needs. */
import './modal.css'
import './marked-row.css'
import { Modal as MantineModal } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { useMediaQuery, useMounted } from '@mantine/hooks'
import { useEffect, useInsertionEffect, useRef, type ReactNode, type RefObject } from 'react'
import { focusPageTitle, rememberFocusPosition } from '../restore-focus.ts'
import classes from './opened-modal.module.css'
import { useSelectionOnTab } from './selection-on-tab.ts'

export type ModalProps = {
  title: string
  opened: boolean
  onClose: () => void
  /** Width in pixels; 480 by default. */
  size?: number
  /** Opens above all other modals and can be closed only by its content. */
  above?: boolean
  children: ReactNode
}

/** On a phone a modal is a sheet that rises. The curve has it at rest after 200 of its 300 ms (R338). */
const rising = {
  transition: 'slide-up',
  duration: 300,
  timingFunction: 'cubic-bezier(0, 0.9, 0.1, 1)',
} as const

const aboveAll = {
  zIndex: 400,
  withCloseButton: false,
  closeOnClickOutside: false,
  closeOnEscape: false,
  attributes: {
    header: { role: 'none' }, // as in the theme, whose attributes this replaces
    content: { 'data-mantine-stop-propagation': 'true' }, // keeps Escape from the modals below
  },
}

export function OpenedModal({ above = false, ...given }: ModalProps) {
  // Renders closed first, so that the opening transition runs.
  const mounted = useMounted()
  const props = { ...given, opened: given.opened && mounted }
  const { t } = useLingui()
  const selectionOnTab = useSelectionOnTab()
  const onPhone = useMediaQuery('(max-width: 35.99em)', false, { getInitialValueInEffect: false }) // below sm
  const isSheet = onPhone && !above
  const root = useRef<HTMLDivElement>(null)
  const opener = useRef<Opener>(undefined)
  // Records the opener, which Mantine misses when the code of the modal loads on opening; before a field with `autoFocus`
  // takes the focus, which React does before layout effects.
  useInsertionEffect(() => {
    const { activeElement: element } = document
    if (props.opened && element !== null) opener.current = { element, findNearest: rememberFocusPosition(element) }
  }, [props.opened])
  useEffect(() => {
    if (!props.opened) return
    const stop = keepFocusInside(root)
    return stop
  }, [props.opened])
  // A deleted row unmounts its modal together with the opener.
  useEffect(() => () => restoreFocus(opener.current), [])
  return (
    <MantineModal
      ref={root}
      size={480}
      {...selectionOnTab}
      {...props}
      {...(above && aboveAll)}
      classNames={{ title: classes.title, body: classes.body, content: classes.content }}
      fullScreen={isSheet}
      {...(isSheet && { transitionProps: rising })}
      closeButtonProps={{ 'aria-label': t`Close`, size: 44 }}
      onExitTransitionEnd={() => restoreFocus(opener.current, root.current)}
    />
  )
}

/**
 * Returns the focus to the modal when it reaches the page behind. Mantine's trap handles Tab on an element of the modal only; from
 * the reading position of a screen reader, Tab leads into the page.
 */
function keepFocusInside(modal: RefObject<HTMLElement | null>): () => void {
  const returnFocus = ({ target }: FocusEvent) => {
    if (target instanceof Element && target.closest('#root') !== null && target.closest('[data-alert]') === null)
      modal.current?.querySelector<HTMLElement>('[role=dialog]')?.focus()
  }
  document.addEventListener('focusin', returnFocus)
  return () => document.removeEventListener('focusin', returnFocus)
}

/** The element that opened a modal, and a fallback for when it is removed. */
type Opener = { element: Element; findNearest: () => HTMLElement | undefined }

/** Returns the focus to the opener, else to its list, else to the page title. */
function restoreFocus(opener: Opener | undefined, modal: HTMLElement | null = null) {
  const { activeElement, body } = document
  if (opener === undefined || (activeElement !== body && !modal?.contains(activeElement))) return
  const { element, findNearest } = opener
  const target = element !== body && element.isConnected ? (element as HTMLElement) : findNearest()
  if (target === undefined) focusPageTitle()
  else void target.focus({ preventScroll: element === target })
}
