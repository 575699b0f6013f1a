/** Adding the calling numbers of a file: all of them, or none (R789, R790). */
import { newNumber } from '#sandbox/domain/calling-number.ts'
import { readNumberLines, type Fault, type NumberLine } from '#sandbox/domain/calling-number-lines.ts'
import { unlessWorking } from '#sandbox/handlers/customer-of.ts'
import { isTerminated } from '#sandbox/handlers/calling-numbers/read-numbers.ts'
import type { Session } from '#sandbox/server/handler.ts'
import { refuse } from '#sandbox/server/problem.ts'
import { insertNumbers, takenOf } from '#sandbox/storage/calling-numbers.ts'
import type { Customer } from '#sandbox/storage/customers.ts'
import type { Database } from '#sandbox/storage/database.ts'
import { recordAll } from '#sandbox/storage/history.ts'

type Uploading = { db: Database; now: Date; traceId: string; session: Session; body: Blob }

export const uploadNumbers = unlessWorking(async (call: Uploading, company: Customer) => {
  const { db, now } = call
  const refused = (fault: Fault) => refuse(call, 460, 'The file is invalid', fault)
  if (isTerminated(company, now)) {
    return refused({ message: 'Der Vertrag ist gekündigt, es können keine Rufnummern mehr angelegt werden' })
  }
  const text = await textOf(call.body)
  if (text === undefined) {
    return refused({ message: 'Die Datei muss in UTF-8 gespeichert sein, in Excel als „CSV UTF-8“' })
  }
  const read = readNumberLines(text)
  // Whose number it is matters only up to the first line that is wrong by itself: the earliest fault is told.
  const taken = 'lines' in read ? await faultOfOwners(db, company, read.lines) : undefined
  const fault = taken ?? read.fault
  if (!('lines' in read) || fault !== undefined) return refused(fault!)
  const rows = read.lines.map(({ request }) => newNumber(company.id, request, now))
  await insertNumbers(db, rows)
  const objects = rows.map(({ id }) => ({ objectType: 'CALLING_NUMBER' as const, objectId: id }))
  await recordAll(call, objects, 'Rufnummer angelegt')
  return { status: 201, body: { created: rows.length } } as const
})

/** The first line with a number that somebody has, or nobody may have. */
async function faultOfOwners(db: Database, company: Customer, lines: NumberLine[]): Promise<Fault | undefined> {
  if (lines.length === 0) return undefined
  const { owners, denied } = await takenOf(
    db,
    company.id,
    lines.map(({ request }) => request.callingNumber),
  )
  for (const { line, request } of lines) {
    const { callingNumber } = request
    const owner = owners.get(callingNumber)
    const wrong = (why: string) => ({ line, message: `callingNumber ${callingNumber} ${why}` })
    if (owner?.customerId === company.id) return wrong('gehört der Firma schon')
    if (owner?.kind === 'business') return wrong(`gehört schon der Firma mit der Kundennummer ${owner.bpNumber}`)
    if (owner !== undefined) return wrong('gehört schon jemand anderem')
    if (denied.has(callingNumber)) return wrong('ist gesperrt, bitte wenden Sie sich an die Serviceline')
  }
  return undefined
}

/** A byte order mark is left out; undefined when the file is in another encoding. */
async function textOf(file: Blob): Promise<string | undefined> {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer())
  } catch {
    return undefined
  }
}
