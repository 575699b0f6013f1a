import { useLocation, useNavigate, useRouter, type RouterHistory } from '@tanstack/react-router'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** What was opened on the page without a change of the URL, with the index of its entry in the history, the latest last. */
    steps?: Readonly<Record<string, number>>
  }
}

/** Histories with a pending `go`, which a second press must not repeat. */
const goingBack = new WeakSet<RouterHistory>()

/** Goes back a number of entries; what would be lost has been confirmed before. */
export function goBack(history: RouterHistory, entries: number): void {
  if (goingBack.has(history)) return
  goingBack.add(history)
  const unsubscribe = history.subscribe(() => {
    goingBack.delete(history)
    unsubscribe()
  })
  history.go(-entries, { ignoreBlocker: true })
}

/**
 * A question, a menu or a step of the login that the URL does not name, as an entry of the history: Back leads to what was shown
 * before it. The name is unique on the page. A navigation closes it; one that follows from it replaces its entry (`replace`), so that
 * Back does not open it again.
 */
export function useHistoryStep(name: string) {
  const { history } = useRouter()
  const navigate = useNavigate()
  const isOpen = useLocation({ select: ({ state }) => state.steps?.[name] !== undefined })
  const read = () => {
    const { steps = {}, __TSR_index: index } = history.location.state
    return { steps, index }
  }
  const show = (steps: Readonly<Record<string, number>>, replace: boolean) =>
    void navigate({ to: '.', search: true, resetScroll: false, replace, state: { steps } })
  const open = () => {
    const { steps, index } = read()
    if (steps[name] === undefined) show({ ...steps, [name]: index + 1 }, false)
  }
  return {
    isOpen,
    open,
    /** Opens it in place of the open steps. */
    openInstead: () => {
      const first = Object.values(read().steps)[0]
      if (first === undefined) open()
      else show({ [name]: first }, true)
    },
    close: () => {
      const { steps, index } = read()
      const opened = steps[name]
      if (opened !== undefined) goBack(history, index - opened + 1)
    },
  }
}
