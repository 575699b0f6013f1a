/**
 * Turns for work that keeps a processor busy, such as hashing passwords: so many at once, and nobody waits longer than
 * `patience`. Whoever would have to is refused at once, so the line is as long as what can be done in that time.
 */
import { randomInt } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { ComeBackLater } from '#sandbox/domain/come-back-later.ts'

export type Turns = {
  /**
   * Does the work when its turn comes. `origin` is where the call comes from: origins take turns, and within one it is
   * first come, first served, so a storm from one place is in the way of that place only. Throws `ComeBackLater` (503).
   * Never ask for a turn within a transaction: whoever has the turn may need one.
   */
  take: <T>(origin: string, work: () => Promise<T>) => Promise<T>
}

/** One processor is left to everything else, and so is one of the four threads in which Node also reads files. */
const usualAtOnce = Math.min(3, Math.max(1, availableParallelism() - 1))
/** In milliseconds. */
const usualPatience = 3000
/** What the first turn is expected to take, in milliseconds; from then on it is measured. */
const firstPace = 20
/** However fast the machine is: no more than `patience` divided by this may wait. */
const leastPace = 5

type Waiting = { origin: string; round: number; begin: () => void }

/** `atOnce` turns at a time; `patience` is the longest wait in milliseconds. */
export function turns({
  atOnce = usualAtOnce,
  patience = usualPatience,
}: { atOnce?: number; patience?: number | undefined } = {}): Turns {
  /** By round, and within a round as they came; an origin has one turn in each round. */
  const line: Waiting[] = []
  let round = 0
  let running = 0
  let pace = firstPace

  function begin(): void {
    const one = running < atOnce ? line.shift() : undefined
    if (one === undefined) return
    running += 1
    round = one.round
    one.begin()
  }

  function turn(origin: string): Promise<void> {
    const mine = line.findLast((other) => other.origin === origin)
    const joining = { origin, round: 1 + (mine?.round ?? round) }
    const later = line.findIndex((other) => other.round > joining.round)
    const place = later === -1 ? line.length : later
    const before = running + place + 1 - atOnce
    if ((before * pace) / atOnce > patience) return Promise.reject(busy(patience))
    return new Promise((resolve, reject) => {
      const waiting = {
        ...joining,
        begin: () => {
          clearTimeout(timer)
          resolve()
        },
      }
      // Slower than expected, or origins that came later were served between.
      const timer = setTimeout(() => {
        line.splice(line.indexOf(waiting), 1)
        reject(busy(patience))
      }, patience)
      line.splice(place, 0, waiting)
      begin()
    })
  }

  return {
    take: async (origin, work) => {
      await turn(origin)
      const started = performance.now()
      try {
        return await work()
      } finally {
        pace = Math.max(leastPace, 0.8 * pace + 0.2 * (performance.now() - started))
        running -= 1
        begin()
      }
    },
  }
}

/** Not all of them come back at the same moment. */
const busy = (patience: number) => new ComeBackLater(503, Math.ceil(patience / 1000) + randomInt(0, 5))
