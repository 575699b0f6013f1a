import '@mantine/core/styles/Tabs.layer.css'
import { Tabs } from '@mantine/core'
import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react'
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

/** The tabs of a page; renders only the open one. On phones the row of tabs scrolls. */
export function Tabbed<TName extends string>({ label, tabs, open, onOpen, children }: Props<TName>) {
  const list = useRef<HTMLDivElement>(null)
  const previous = useRef(open)
  useEffect(() => {
    void list.current?.children[tabs.findIndex(({ name }) => name === open)]?.scrollIntoView({
      block: 'nearest',
      inline: 'nearest',
    })
  }, [open, tabs])
  // A link to another tab unmounts with its tab and loses the focus. A layout effect, so that it runs before effects of the content.
  useLayoutEffect(() => {
    if (previous.current === open) return
    previous.current = open
    if (document.activeElement !== document.body) return
    void list.current?.querySelector<HTMLElement>('[aria-selected=true]')?.focus({ preventScroll: true })
  }, [open])
  return (
    <Tabs value={open} onChange={(name) => name !== null && onOpen(name as TName)} keepMounted={false}>
      {children(
        <Tabs.List ref={list} className={classes.list!} aria-label={label}>
          {tabs.map((tab) => (
            <Tabs.Tab key={tab.name} value={tab.name} className={classes.tab!}>
              {tab.label}
            </Tabs.Tab>
          ))}
        </Tabs.List>,
        tabs.map((tab) => (
          <Tabs.Panel key={tab.name} value={tab.name}>
            {tab.content}
          </Tabs.Panel>
        )),
      )}
    </Tabs>
  )
}
