import { useLayoutEffect } from 'react'

/** Names the page in the browser's tab. An element of React's own would stand beside the one that the document begins with. */
export function usePageTitle(title: string): void {
  useLayoutEffect(() => {
    document.title = `${title} · paybox`
  }, [title])
}
