import { createContext, use, useEffect, useLayoutEffect, useMemo, useRef, type ReactNode, type RefObject } from 'react'

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

/**
 * The ref of the heading of a page, which gets the focus once the page is painted: the focus needs the layout, which would lengthen the task
 * that renders the page. A focus that the person moves before that stays.
 */
export function useFocusAfterPaint<TElement extends HTMLElement>(): RefObject<TElement | null> {
  const heading = useRef<TElement>(null)
  useEffect(() => {
    const before = document.activeElement
    let timer: ReturnType<typeof setTimeout> | undefined
    const focus = () => {
      if (document.activeElement === before || document.activeElement === document.body)
        heading.current?.focus({ preventScroll: true })
    }
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(focus)
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [])
  return heading
}
