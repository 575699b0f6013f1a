import type { ReactNode } from 'react'
import { Page } from '../ui/page.tsx'
import { Tabbed } from '../ui/tabbed.tsx'

type Props<TTab extends string> = {
  title: string
  /** One line that says what the page is about. */
  context?: string
  tabs: { names: readonly TTab[]; open: TTab; onOpen: (tab: TTab) => void }
  /** What the tabs are called and hold; one without contents is not there, for whoever may not see it. */
  contents: Record<TTab, { label: string; content: ReactNode } | undefined>
}

/** A page of which the title is followed by tabs; an address of a tab that is not there opens the first one. */
export function Tabs<TTab extends string>({ title, context, tabs: { names, open, onOpen }, contents }: Props<TTab>) {
  const shown = names.flatMap((name) => {
    const tab = contents[name]
    return tab === undefined ? [] : [{ name, ...tab }]
  })
  const known = shown.find(({ name }) => name === open) ?? shown[0]!
  return (
    <Page title={title} tab={known.label} {...(context !== undefined && { context })}>
      <Tabbed label={title} tabs={shown} open={known.name} onOpen={onOpen} />
    </Page>
  )
}
