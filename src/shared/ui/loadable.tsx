/** Components in chunks of their own: what is not needed to draw a page is loaded after it. */
import { startTransition, useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { loadPart } from '../http/load-part.ts'

type Load<TProps> = () => Promise<ComponentType<TProps>>

/** Runs when the browser is idle; returns what cancels it. Safari has no requestIdleCallback. */
export function whenIdle(run: () => void): () => void {
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(run, 200)
    return () => clearTimeout(timer)
  }
  const handle = window.requestIdleCallback(run)
  return () => window.cancelIdleCallback(handle)
}

type Loadable<TProps> = ComponentType<TProps> & { preload: () => Promise<void> }

type LoadableOptions = {
  /** Loads in the first idle moment after its first render, and renders together with the data that it suspends for. */
  whenIdle?: boolean
}

/**
 * A component whose code is loaded by `preload`, or else when it is first rendered; until then it renders the fallback. Throws when the code
 * cannot be loaded, and loads it again when an error boundary renders it again; React's `lazy` would keep the failure.
 */
export function loadable<TProps extends object>(
  load: Load<TProps>,
  fallback: ReactNode = null,
  { whenIdle: isLate = false }: LoadableOptions = {},
): Loadable<TProps> {
  let loaded: ComponentType<TProps> | undefined
  const preload = async (): Promise<void> => {
    loaded = await loadPart(load)
  }
  function Loadable(props: TProps) {
    const [Component, setComponent] = useState(() => loaded)
    const [failure, setFailure] = useState<{ error: unknown }>()
    const isLoaded = Component !== undefined
    useEffect(() => {
      if (isLoaded) return
      const show = () => setComponent(() => loaded)
      const loadNow = () =>
        preload().then(isLate ? () => startTransition(show) : show, (error: unknown) => setFailure({ error }))
      const cancel = isLate ? whenIdle(() => void loadNow()) : void loadNow()
      return cancel
    }, [isLoaded])
    if (failure !== undefined) throw failure.error
    return Component === undefined ? fallback : <Component {...props} />
  }
  return Object.assign(Loadable, { preload })
}

/** Loads components in the first idle moment after the first render; one that fails is loaded again when it is rendered. */
export function usePreload(...components: readonly Pick<Loadable<never>, 'preload'>[]): void {
  const [first] = useState(components)
  useEffect(() => {
    const load = () => Promise.all(first.map(({ preload }) => preload()))
    const cancel = whenIdle(() => void load().catch(() => {}))
    return cancel
  }, [first])
}
