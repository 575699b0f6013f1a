/** What the load on the production server comes to. */

export type Kind = 'page' | 'file' | 'call'

/** `status` 0 for a connection that broke off, -1 for a call that hung. Times in milliseconds. */
type Call = { kind: Kind; status: number; took: number; isOut: boolean }
type Outcome = { minutes: number; ready: number; notes: number; lost: number }

const percentile = (times: readonly number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.ceil(times.length * share) - 1] ?? 0

/** The second quarter of a run, when everything is warm, and the last one. */
const quarters = (numbers: readonly number[]): [number[], number[]] => {
  const from = (part: number) => Math.floor((part * numbers.length) / 4)
  return [numbers.slice(from(1), from(2)), numbers.slice(from(3))]
}

export function figures() {
  const times: Record<Kind, number[]> = { page: [], file: [], call: [] }
  const statuses = { fine: 0, errors: [] as string[], out: 0, hung: 0 }
  /** In MB, every second. */
  const memory: { heap: number[]; resident: number[] } = { heap: [], resident: [] }
  return {
    memory,
    add({ kind, status, took, isOut }: Call): void {
      const isFine = status >= 200 && status < 300
      if (status === -1) statuses.hung += 1
      else if (!isFine && isOut) statuses.out += 1
      else if (!isFine) statuses.errors.push(`${kind} ${status}`)
      else {
        statuses.fine += 1
        times[kind].push(took)
      }
    },
    /** Lines for people, and what must not be. */
    say({ minutes, ready, notes, lost }: Outcome) {
      // What is left after collecting is the least of many samples.
      const [second, last] = quarters(memory.heap).map((heap) => Math.min(...heap)) as [number, number]
      const [before, after] = quarters(memory.resident).map((resident) => Math.max(...resident)) as [number, number]
      const lines = [
        `${minutes} minutes, 50 connections: ${statuses.fine} good answers (${Math.round(statuses.fine / minutes / 60)} a second)`,
        ...(Object.keys(times) as Kind[]).map((kind) => {
          const [p50, p99, most] = [0.5, 0.99, 1].map((share) => percentile(times[kind], share).toFixed(0))
          return `${kind.padEnd(4)}: p50 ${p50} ms, p99 ${p99} ms, slowest ${most} ms (${times[kind].length})`
        }),
        `errors: ${statuses.errors.length}; hung calls: ${statuses.hung}`,
        `backend killed with -9 and started again: ${statuses.out} calls refused meanwhile, ready ${ready.toFixed(0)} ms after it was back`,
        `notes acknowledged: ${notes}, lost: ${lost}`,
        `heap after collecting: ${second.toFixed(0)} MB in the second quarter, ${last.toFixed(0)} MB in the last`,
        `resident memory: at most ${before.toFixed(0)} MB in the second quarter, ${after.toFixed(0)} MB in the last`,
      ]
      const faults = [
        ...new Set(statuses.errors.map((error) => `ERROR ${error}`)),
        ...(statuses.hung > 0 ? [`${statuses.hung} CALLS HUNG`] : []),
        ...(lost > 0 ? [`${lost} NOTES LOST`] : []),
        ...(last > second * 1.25 ? ['MEMORY GROWS'] : []),
      ]
      return { lines, faults }
    },
  }
}
