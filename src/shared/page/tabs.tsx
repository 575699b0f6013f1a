import type { ReactNode } from 'react'
import { Page } from '../ui/page.tsx'
import { Tabbed } from '../ui/tabbed.tsx'

type Props<TTab extends string> = {
  title: string
  tabs: { names: readonly TTab[]; open: TTab; onOpen: (tab: TTab) => void }
  /** Label and content of each tab; an undefined tab is hidden, such as from people without the permission. */
  contents: Record<TTab, { label: string; content: ReactNode } | undefined>
}

/** A page with tabs beside its title; the URL of a hidden tab opens the first visible one. */
export function Tabs<TTab extends string>({ title, tabs: { names, open, onOpen }, contents }: Props<TTab>) {
  const shown = names.flatMap((name) => {
    const tab = contents[name]
    return tab === undefined ? [] : [{ name, ...tab }]
  })
  const openTab = shown.find(({ name }) => name === open) ?? shown[0]!
  return (
    <Tabbed label={title} tabs={shown} open={openTab.name} onOpen={onOpen}>
      {(list, panels) => (
        <Page title={title} tab={openTab.label} toolbar={list}>
          {panels}
        </Page>
      )}
    </Tabbed>
  )
}
