import { createContext, use, useLayoutEffect, useMemo, type ReactNode } from 'react'

type Around = {
  /** Whom the pages are about; their titles begin with it, because the end of a title is cut off in a row of tabs. */
  about?: string
  /** What the portal is called here. */
  portal?: string
}

const AroundTitles = createContext<Around>({})

/** What the titles of all pages below it begin and end with. */
export function Titled({ about, portal, children }: Around & { children: ReactNode }) {
  const around = use(AroundTitles)
  const value = useMemo(
    () => ({ ...around, ...(about !== undefined && { about }), ...(portal !== undefined && { portal }) }),
    [around, about, portal],
  )
  return <AroundTitles value={value}>{children}</AroundTitles>
}

/** Names the page in the browser's tab. An element of React's own would stand beside the one that the document begins with. */
export function usePageTitle(...own: readonly string[]): void {
  const { about, portal = 'paybox' } = use(AroundTitles)
  const title = [about, ...own, portal].filter((part) => part !== undefined).join(' · ')
  useLayoutEffect(() => {
    document.title = title
  }, [title])
}
