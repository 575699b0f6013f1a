import type { Document } from '#contract-checks/contract.ts'
import { everySchema } from '../every-schema.ts'
import { type Finding, finding } from '../finding.ts'
import { portingNotes } from '../porting.ts'

/** Every pattern names what other languages read otherwise, all of it and nothing else; each note is told once, and used. */
export function porting(document: Document): Finding[] {
  const told = Object.keys(document['x-porting-notes'] ?? {})
  const used = new Set<string>()
  const findings = new Map<string, Finding>()
  for (const [place, { pattern = '', 'x-porting': noted = [] }] of everySchema(document)) {
    const needed = portingNotes(pattern)
    for (const name of needed) used.add(name)
    const isComplete = needed.join() === noted.join()
    const is = needed.length === 0 ? 'none' : needed.join(', ')
    if (!isComplete) findings.set(place, finding('porting', place, `x-porting of ${pattern} is ${is}`))
  }
  const untold = [...used].filter((name) => !told.includes(name))
  const idle = told.filter((name) => !used.has(name))
  return [
    ...findings.values(),
    ...untold.map((name) => finding('porting', 'x-porting-notes', `${name} is not explained`)),
    ...idle.map((name) => finding('porting', 'x-porting-notes', `${name} is needed by no pattern`)),
  ]
}
