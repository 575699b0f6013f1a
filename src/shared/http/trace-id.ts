/** One trace id for all calls that are in flight together (R063, R104, R105, A43). */
let traceId = ''
let callsInFlight = 0

/** Counts a call in and gives the id it shares with the others that are under way; `sentId` is that of a call that was sent already. */
export function beginCall(sentId?: string): string {
  if (callsInFlight === 0) traceId = sentId ?? crypto.randomUUID()
  callsInFlight += 1
  return sentId ?? traceId
}

/** Counts a call out; the next call after the last one gets a new id. */
export function endCall(): void {
  callsInFlight -= 1
  if (callsInFlight === 0) traceId = ''
}
