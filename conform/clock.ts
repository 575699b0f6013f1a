/** The backend's clock, which need not be that of here; learned from the times that its answers tell. */

/** In milliseconds; a header tells whole seconds. */
const second = 1000

/** Each answer narrows down how much later it is there than here; a clock that jumps is learned anew. */
export function clockThere() {
  let least = -Infinity
  let most = Infinity
  return {
    /** From when a call was sent until its answer was there, by the other clock; `told` is NaN when the answer has no time. */
    during: (sent: number, received: number, told: number): { from: number; to: number } => {
      const isTold = !Number.isNaN(told)
      const [low, high] = isTold ? [told - received, told + second - sent] : [least, most]
      const isSame = low <= most && high >= least
      least = isSame ? Math.max(least, low) : low
      most = isSame ? Math.min(most, high) : high
      return { from: sent + least, to: received + most }
    },
  }
}
