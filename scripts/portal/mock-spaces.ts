/** Spaces of the stateful mock: data of its own for each name, so that tests that run at the same time do not see each other's. */

/** Letters, digits, dots, hyphens and underscores: fits the ids of tests and of workers. */
export const isSpaceName = (name: string): boolean => /^[\w.-]{1,64}$/.test(name)

/** No space could be opened, because as many as possible are in use. */
export class NoSpaceLeft extends Error {
  /** After so many seconds the first of them makes room, if it is not used meanwhile. */
  readonly seconds: number
  constructor(seconds: number) {
    super('No space is left')
    this.seconds = seconds
  }
}

type Space<T> = { content: Promise<T>; usedAt: number }

export type Spaces<T> = {
  /** The content of a space, which is opened where there is none with the name. Throws `NoSpaceLeft`. */
  use: (name: string) => Promise<T>
  /** Ends a space, if there is one with the name. */
  end: (name: string) => Promise<void>
}

/** At most `most` spaces; beyond it one that was not used for `idleMs` makes room, the longest idle first. */
export function createSpaces<T extends { close: () => Promise<void> }>(
  open: () => Promise<T>,
  { most, idleMs }: { most: number; idleMs: number },
): Spaces<T> {
  /** The longest idle first. */
  const spaces = new Map<string, Space<T>>()

  async function end(name: string): Promise<void> {
    const space = spaces.get(name)
    spaces.delete(name)
    const content = await space?.content.catch(() => undefined)
    await content?.close()
  }
  async function makeRoom(): Promise<void> {
    const [longestIdle] = spaces
    if (longestIdle === undefined || spaces.size < most) return
    const [name, { usedAt }] = longestIdle
    const left = usedAt + idleMs - performance.now()
    if (left > 0) throw new NoSpaceLeft(Math.ceil(left / 1000))
    await end(name)
  }
  function openSpace(name: string): Space<T> {
    const room = makeRoom()
    const space = { content: room.then(open), usedAt: performance.now() }
    spaces.set(name, space)
    // One that could not be opened is tried again by the next call.
    space.content.catch(() => spaces.get(name) === space && spaces.delete(name))
    return space
  }
  return {
    use: (name) => {
      const space = spaces.get(name) ?? openSpace(name)
      spaces.delete(name)
      spaces.set(name, space)
      space.usedAt = performance.now()
      return space.content
    },
    end,
  }
}
