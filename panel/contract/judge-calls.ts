import type { Call } from '../calls/call.ts'
import { noteMore, onCalls, readCalls } from '../calls/call-log.ts'
import { shownBody } from '../calls/shown-body.ts'
import { whenIdle } from '../idle.ts'
import { judge } from './judge.ts'

/** What was broken on purpose says nothing about the server. */
const isOwnWork = ({ chosen }: Call): boolean => chosen?.endsWith('.unreadable') === true

const seen = new Set<number>()

/** Judges every answer that has come or will come, one at a time, whenever the page is idle. */
export function judgeCalls(): void {
  onCalls(() => judgeNext())
  judgeNext()
}

function judgeNext(): void {
  const call = readCalls().find(({ id, ending }) => ending === 'answered' && !seen.has(id))
  if (call === undefined) return
  seen.add(call.id)
  whenIdle(() => {
    void judgeOne(call)
  })
}

async function judgeOne(call: Call): Promise<void> {
  const shown = shownBody(call.body)
  noteMore(call.id, { ...(!isOwnWork(call) && { deviations: await judge(call) }), body: undefined, shown })
  judgeNext()
}
