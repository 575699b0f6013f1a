/** Chance that can be repeated: the same seed gives the same attack. */
export type Chance = {
  /** A whole number from 0 to `below` - 1. */
  below: (below: number) => number
  pick: <T>(list: readonly T[]) => T
  /** So many of a list, in the order of the list. */
  some: <T>(list: readonly T[], count: number) => T[]
}

/** mulberry32: small, and good enough to choose inputs. */
export function seededRandom(seed: number): Chance {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    below,
    pick: (list) => list[below(list.length)]!,
    some: (list, count) => {
      const left = list.map((one, index) => ({ one, index }))
      const chosen = Array.from({ length: Math.min(count, list.length) }, () => left.splice(below(left.length), 1)[0]!)
      return chosen.toSorted((a, b) => a.index - b.index).map(({ one }) => one)
    },
  }
}
