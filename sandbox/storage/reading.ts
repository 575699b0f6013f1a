/**
 * Reads without a transaction, remembered for as long as nothing has been written anywhere. Nothing here is ever out of date:
 * who reads after a write was answered reads what it wrote, in this process or another one on the same database.
 */
/** So many results are kept at most, so that a memory is small however many people read. */
const mostKept = 500
/** A result with more rows is not kept. */
const mostRows = 200

type Rows = { rows: unknown[] }
type Remembered = Map<string, Promise<unknown>>

/** What was read since the last write. */
export function memory() {
  let known: Remembered = new Map()
  /** `isKept` tells whether a result is worth its room. */
  function remember<T>(name: string, load: () => Promise<T>, isKept: (result: T) => boolean = () => true): Promise<T> {
    // Whatever is asked from here on belongs to this state, even if it arrives after a write has ended it.
    const here = known
    const found = here.get(name)
    if (found !== undefined) return found as Promise<T>
    const loading = load()
    if (here.size >= mostKept) here.clear()
    here.set(name, loading)
    const drop = () => void here.delete(name)
    loading.then((result) => isKept(result) || drop(), drop)
    return loading
  }
  return { remember, forget: () => void (known = new Map()) }
}

export type Memory = ReturnType<typeof memory>

const memories = new WeakMap<object, Memory>()

/** Makes a database one that remembers. */
export function remembering<Database extends object>(db: Database, its: Memory): Database {
  memories.set(db, its)
  return db
}

/**
 * What `load` gives: from a database that remembers it is asked for once until somebody writes, and nobody may change it;
 * any other, such as a transaction, is always asked. `what` names the question with everything that it depends on.
 */
export const recalled = <T>(
  db: object,
  what: readonly unknown[],
  load: () => Promise<T>,
  isKept?: (result: T) => boolean,
): Promise<T> => memories.get(db)?.remember(JSON.stringify(what), load, isKept) ?? load()

/** Runs a query through the memory; throws for what writes or locks. `params` are what the driver sends. */
export function readThrough<T extends Rows>(
  { remember }: Memory,
  text: string,
  params: readonly unknown[] | undefined,
  run: () => Promise<T>,
): Promise<T> {
  const ask = async () => {
    if (!/^\s*(select|with)\b/i.test(text) || /\b(for (no key )?(update|share)|insert into|delete from)\b/i.test(text))
      throw new Error('A read can neither write nor lock')
    return run()
  }
  return remember(`${text}\n${JSON.stringify(params)}`, ask, isSmall)
}

const isSmall = ({ rows }: Rows) =>
  rows.length <= mostRows &&
  !rows.some((row) => Object.values(row as object).some((cell) => cell instanceof Uint8Array))

/**
 * Forgets when another process has written: `stateOf` tells which transactions are over, and as long as these are the same,
 * every query finds the same. One question at a time serves everybody who came before it was asked.
 */
export function watched({ forget }: Memory, stateOf: () => Promise<string>): () => Promise<void> {
  let state = ''
  let running: Promise<void> = Promise.resolve()
  let next: Promise<void> | undefined
  const ask = async () => {
    next = undefined
    const now = await stateOf()
    if (now !== state) forget()
    state = now
  }
  return () => (next ??= running = running.catch(() => {}).then(ask))
}
