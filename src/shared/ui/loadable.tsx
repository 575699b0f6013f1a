/** Components in chunks of their own: what is not needed to draw a page is loaded after it. */
import { lazy, useEffect, useState, type ComponentType } from 'react'
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

/** A component that suspends until it has been loaded in the first idle moment after it was rendered. */
export const lazyWhenIdle = <TProps extends object>(load: Load<TProps>) =>
  lazy(async () => {
    await new Promise<void>((resolve) => void whenIdle(resolve))
    return { default: await loadPart(load) }
  })

type Loadable<TProps> = ComponentType<TProps> & { preload: () => Promise<void> }

/**
 * A component that suspends only if `preload` has not loaded it before it is rendered. React's `lazy` suspends in any case, and then shows a
 * fallback for 300 ms.
 */
export function loadable<TProps extends object>(load: Load<TProps>): Loadable<TProps> {
  let loaded: ComponentType<TProps> | undefined
  const preload = async (): Promise<void> => {
    loaded = await loadPart(load)
  }
  const Lazy = lazy(async () => {
    await preload()
    return { default: loaded! }
  }) as ComponentType<TProps>
  function Loadable(props: TProps) {
    const [Component] = useState(() => loaded ?? Lazy)
    return <Component {...props} />
  }
  return Object.assign(Loadable, { preload })
}

/**
 * Loads components in the first idle moment after the first render; one that fails is loaded again when it is rendered. Whether all of
 * them are there.
 */
export function usePreload(...components: readonly Pick<Loadable<never>, 'preload'>[]): boolean {
  const [first] = useState(components)
  const [areLoaded, setAreLoaded] = useState(false)
  useEffect(() => {
    const load = () => Promise.all(first.map(({ preload }) => preload())).then(() => setAreLoaded(true))
    const cancel = whenIdle(() => void load().catch(() => {}))
    return cancel
  }, [first])
  return areLoaded
}
