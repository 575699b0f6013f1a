import type { Fault } from '#sandbox/faults/fault.ts'
import { wrongAnswers } from '#sandbox/faults/wrong-answers.ts'
import { wrongContents } from '#sandbox/faults/wrong-contents.ts'
import { wrongEtags } from '#sandbox/faults/wrong-etags.ts'
import { wrongKeys } from '#sandbox/faults/wrong-keys.ts'
import { wrongListsAndFiles } from '#sandbox/faults/wrong-lists-and-files.ts'
import { wrongPeople } from '#sandbox/faults/wrong-people.ts'
import { wrongRelations } from '#sandbox/faults/wrong-relations.ts'
import { wrongRequests } from '#sandbox/faults/wrong-requests.ts'
import { wrongWrites } from '#sandbox/faults/wrong-writes.ts'

export const faults: readonly Fault[] = [
  ...wrongAnswers,
  ...wrongRequests,
  ...wrongPeople,
  ...wrongListsAndFiles,
  ...wrongKeys,
  ...wrongEtags,
  ...wrongWrites,
  ...wrongContents,
  ...wrongRelations,
]

/** The fault with this name; throws when there is none. */
export function faultNamed(name: string): Fault {
  const found = faults.find((one) => one.name === name)
  if (found === undefined) throw new Error(`There is no fault "${name}": ${faults.map((one) => one.name).join(', ')}`)
  return found
}
