/**
 * Adding the calling numbers of a file: all of them, or none (R789, R790). The file is read before the transaction begins and
 * with pauses, so that other calls are answered meanwhile.
 */
import { setImmediate as pause } from 'node:timers/promises'
import {
  type FileFault,
  type FileWords,
  type LineFault,
  type NumberLine,
  fileWords,
  readNumberLines,
} from '#sandbox/domain/calling-number-file.ts'
import { csvProblemTwoFaultsMax as maxFaults } from '#generated/model/csv-problem.ts'
import { newNumber } from '#sandbox/domain/calling-number.ts'
import type { Customer } from '#sandbox/domain/customer.ts'
import { addedFields } from '#sandbox/domain/history-changes.ts'
import { languageOf } from '#sandbox/domain/language.ts'
import { insertNumbers, isTerminated, findTakenNumbers } from '#sandbox/handlers/calling-numbers.ts'
import { type Call, type Handlers, refuse, forCompany, forOwnCustomer, created } from '#sandbox/handlers/handler.ts'
import { findCustomer } from '#sandbox/storage/customers.ts'
import type { Database } from '#sandbox/storage/database.ts'
import { numberTarget } from '#sandbox/domain/history-target.ts'
import { recordAll } from '#sandbox/storage/history.ts'

type Uploading = Pick<
  Call<'businessUploadCallingNumbers'>,
  'now' | 'traceId' | 'session' | 'body' | 'headers' | 'transaction'
>

async function uploadNumbers(call: Uploading, company: Customer) {
  const { headers } = call
  const words = fileWords[languageOf(headers['Accept-Language'])]
  const refused = (fault: FileFault & { faults?: LineFault[] }) => refuse(call, 460, 'The file is invalid', fault)
  if (isTerminated(company, call.now)) return refused({ message: words.terminated })
  const text = await textOf(call.body)
  if (text === undefined) return refused({ message: words.encoding })
  const read = await readNumberLines(text, words, () => pause())
  if (!('lines' in read)) return refused(read.fault)
  return call.transaction(async ({ db, now }) => {
    const lockedCompany = await findCustomer(db, 'business', company.id, true)
    if (lockedCompany === undefined || isTerminated(lockedCompany, now)) return refused({ message: words.terminated })
    const faults = [...read.faults, ...(await findOwnerFaults(db, company, read.lines, words))]
      .toSorted((one, other) => one.line - other.line)
      .slice(0, maxFaults)
    const [first] = faults
    if (first !== undefined) return refused({ ...first, faults })
    const rows = read.lines.map(({ request }) => newNumber(company.id, request, now))
    await insertNumbers(db, rows)
    const records = rows.map((row) => ({ target: numberTarget(row), changes: addedFields(row) }))
    await recordAll({ ...call, db, now }, records, 'Rufnummer angelegt')
    return created({ created: rows.length })
  })
}

/** The lines with a number that is taken or reserved. */
async function findOwnerFaults(
  db: Database,
  company: Customer,
  lines: NumberLine[],
  words: FileWords,
): Promise<LineFault[]> {
  if (lines.length === 0) return []
  const { owners, denied } = await findTakenNumbers(
    db,
    company.id,
    lines.map(({ request }) => request.callingNumber),
  )
  const findReason = (callingNumber: string): string | undefined => {
    const owner = owners.get(callingNumber)
    if (owner?.customerId === company.id) return words.own
    if (owner?.kind === 'business') return words.ofCompany(owner.bpNumber)
    if (owner !== undefined) return words.ofSomebody
    return denied.has(callingNumber) ? words.denied : undefined
  }
  return lines.flatMap(({ line, request: { callingNumber } }) => {
    const reason = findReason(callingNumber)
    return reason === undefined ? [] : [{ line, message: words.wrong('callingNumber', callingNumber, reason) }]
  })
}

/** A byte order mark is left out; undefined when the file is in another encoding. */
async function textOf(file: Blob): Promise<string | undefined> {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer())
  } catch {
    return undefined
  }
}

export const callingNumberUploadHandlers = {
  businessUploadCallingNumbers: forOwnCustomer.writeInSteps(uploadNumbers),
  bankUploadCallingNumbers: forCompany.writeInSteps(uploadNumbers),
} satisfies Partial<Handlers>
