/** Components in chunks of their own: what is not needed to draw a page is loaded after it. */
import { startTransition, useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react'
import { loadPart } from '../http/load-part.ts'
import { prefetch } from '../http/prefetch.ts'

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

type Preloadable = {
  /** Requests the code without running it. */
  prefetch: () => void
  preload: () => Promise<void>
}

type Loadable<TProps> = ComponentType<TProps> & Preloadable

/** In pixels: how near to the window a part is when it is loaded. */
const sightMargin = 200

/**
 * Runs once, when the element is nearly in sight or with the first key, since Tab would pass over what is not there yet; returns what
 * cancels it.
 */
function whenInSight(element: Element, run: () => void): () => void {
  const waiting = new AbortController()
  const start = () => {
    waiting.abort()
    run()
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) start()
    },
    { rootMargin: `${sightMargin}px 0px` },
  )
  waiting.signal.addEventListener('abort', () => observer.disconnect())
  observer.observe(element)
  document.addEventListener('keydown', start, { capture: true, signal: waiting.signal })
  return () => waiting.abort()
}

type LoadableOptions = {
  /**
   * Loads it when its place comes in sight, instead of when it is first rendered; its files are requested in the first idle moment. It
   * renders together with the data that it suspends for.
   */
  inSight?: boolean
}

/**
 * A component whose code is loaded by `preload`, or else when it is first rendered; until then it renders the fallback. Throws when the code
 * cannot be loaded, and loads it again when an error boundary renders it again; React's `lazy` would keep the failure.
 */
export function loadable<TProps extends object>(
  load: Load<TProps>,
  fallback: ReactNode = null,
  { inSight = false }: LoadableOptions = {},
): Loadable<TProps> {
  let loaded: ComponentType<TProps> | undefined
  const preload = async (): Promise<void> => {
    loaded = await loadPart(load)
  }
  function Loadable(props: TProps) {
    const [Component, setComponent] = useState(() => loaded)
    const [failure, setFailure] = useState<{ error: unknown }>()
    const place = useRef<HTMLDivElement>(null)
    const isLoaded = Component !== undefined
    useEffect(() => {
      if (isLoaded) return undefined
      const show = () => setComponent(() => loaded)
      const loadNow = () =>
        void preload().then(inSight ? () => startTransition(show) : show, (error: unknown) => setFailure({ error }))
      if (!inSight) {
        loadNow()
        return undefined
      }
      const cancels = [whenIdle(() => prefetch(load)), whenInSight(place.current!, loadNow)]
      return () => {
        for (const cancel of cancels) cancel()
      }
    }, [isLoaded])
    if (failure !== undefined) throw failure.error
    if (Component !== undefined) return <Component {...props} />
    return inSight ? (
      <div ref={place} data-unloaded>
        {fallback}
      </div>
    ) : (
      fallback
    )
  }
  return Object.assign(Loadable, { preload, prefetch: () => prefetch(load) })
}

/** Requests the code of components in the first idle moment after the first render; it runs when they are rendered. */
export function usePrefetch(...components: readonly Pick<Preloadable, 'prefetch'>[]): void {
  const [first] = useState(components)
  useEffect(() => {
    const cancel = whenIdle(() => {
      for (const component of first) component.prefetch()
    })
    return cancel
  }, [first])
}

/** Controls that open something whose code is loaded ahead. */
const controls = {
  page: 'main :is(button:not([role=tab], [aria-haspopup]), [data-row] button, input[type=checkbox])',
  tab: '[role=tab]',
  popup: 'button[aria-haspopup]',
  header: 'header button',
}

/** Headers of columns and numbers of pages, which sort and turn and open nothing. */
const listControls = 'th[scope=col], nav'

/** A finger that presses is over the control first. */
const intentions = ['pointerover', 'focusin'] as const

/** Calls back once, when such a control is first pointed at or focused; returns what stops it. */
function onIntention(control: keyof typeof controls, run: () => void): () => void {
  const listening = new AbortController()
  const notice = ({ target }: Event) => {
    if (!(target instanceof Element) || target.closest(controls[control]) === null) return
    if (control === 'page' && target.closest(listControls) !== null) return
    listening.abort()
    run()
  }
  for (const event of intentions)
    document.addEventListener(event, notice, { capture: true, passive: true, signal: listening.signal })
  return () => listening.abort()
}

/**
 * Requests the code of components in the first idle moment after the first render, and runs it when a control that may open them is
 * pointed at or focused (docs/decisions/005). One that fails is loaded again when it is rendered.
 */
export function usePreload(control: keyof typeof controls, ...components: readonly Preloadable[]): void {
  usePrefetch(...components)
  const [first] = useState(components)
  useEffect(() => {
    const load = () => Promise.all(first.map(({ preload }) => preload()))
    const stop = onIntention(control, () => void load().catch(() => {}))
    return stop
  }, [first, control])
}
