import { useEffect, useId, useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import classes from './tabbed.module.css'

type Tab<TName extends string> = { name: TName; label: string; content: ReactNode }

type Props<TName extends string> = {
  label: string
  tabs: readonly Tab<TName>[]
  /** The open tab; it lives in the URL. */
  open: TName
  onOpen: (name: TName) => void
  /** Places the row of tabs and the content of the open one. */
  children: (list: ReactNode, content: ReactNode) => ReactNode
}

/**
 * The tabs of a page; renders only the open one. On phones the row of tabs scrolls. Arrow keys open the tab beside, Home and End focus the
 * first and the last. Our own, since Mantine's brings 2.3 kB for looks that no page has.
 */
export function Tabbed<TName extends string>({ label, tabs, open, onOpen, children }: Props<TName>) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const previous = useRef(open)
  const tabAt = (index: number) => list.current?.children[index] as HTMLElement | undefined
  useEffect(() => {
    void list.current?.children[tabs.findIndex(({ name }) => name === open)]?.scrollIntoView({
      block: 'nearest',
      inline: 'nearest',
    })
  }, [open, tabs, list])
  // A link to another tab unmounts with its tab and loses the focus. A layout effect, so that it runs before effects of the content.
  useLayoutEffect(() => {
    if (previous.current === open) return
    previous.current = open
    if (document.activeElement !== document.body) return
    void list.current?.querySelector<HTMLElement>('[aria-selected=true]')?.focus({ preventScroll: true })
  }, [open, list])
  const focusTab = (event: KeyboardEvent, index: number) => {
    event.preventDefault()
    event.stopPropagation()
    void tabAt(index)?.focus()
  }
  const moveFocus = (event: KeyboardEvent, index: number) => {
    const last = tabs.length - 1
    if (event.key === 'Home') focusTab(event, 0)
    if (event.key === 'End') focusTab(event, last)
    const beside = { ArrowRight: index === last ? 0 : index + 1, ArrowLeft: index === 0 ? last : index - 1 }[event.key]
    if (beside === undefined) return
    focusTab(event, beside)
    onOpen(tabs[beside]!.name)
  }
  const panelId = `${id}-panel-${open}`
  return children(
    <div ref={list} role="tablist" aria-label={label} className={classes.list} data-scrolls-sideways>
      {tabs.map(({ name, label: text }, index) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={`${id}-tab-${name}`}
          aria-selected={name === open}
          aria-controls={name === open ? panelId : undefined}
          tabIndex={name === open ? 0 : -1}
          className={`mantine-focus-auto ${classes.tab}`}
          onClick={() => onOpen(name)}
          onKeyDown={(event) => moveFocus(event, index)}
        >
          {text}
        </button>
      ))}
    </div>,
    <div key={open} role="tabpanel" id={panelId} aria-labelledby={`${id}-tab-${open}`}>
      {tabs.find(({ name }) => name === open)?.content}
    </div>,
  )
}
