import { createContext, use, useLayoutEffect, useMemo, type ReactNode } from 'react'

type TitleParts = {
  /** The person or company of the pages; comes first, since browser tabs cut off the end of a title. */
  about?: string
  /** The name of the portal in this area. */
  portal?: string
}

const TitlePartsContext = createContext<TitleParts>({})

/** Sets the prefix and suffix of all page titles below it. */
export function PageTitleContext({ about, portal, children }: TitleParts & { children: ReactNode }) {
  const outer = use(TitlePartsContext)
  const value = useMemo(
    () => ({ ...outer, ...(about !== undefined && { about }), ...(portal !== undefined && { portal }) }),
    [outer, about, portal],
  )
  return <TitlePartsContext value={value}>{children}</TitlePartsContext>
}

/** Whether the page stands below the name of the person or company that it is about. */
export const useIsAboutCustomer = (): boolean => use(TitlePartsContext).about !== undefined

/** Sets the document title. A <title> element would be a second one beside that of index.html. */
export function usePageTitle(...own: readonly string[]): void {
  const { about, portal = 'paybox' } = use(TitlePartsContext)
  const title = [about, ...own, portal].filter((part) => part !== undefined).join(' · ')
  useLayoutEffect(() => {
    document.title = title
  }, [title])
}
