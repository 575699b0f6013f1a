import * as z from 'zod/mini'
import type { Locks } from '#generated/model/locks.ts'
import { TerminateBusinessRequest } from '#generated/model/terminate-business-request.ts'
import { terminateBusinessRequestRules } from '#generated/model/terminate-business-request-rules.ts'
import { TerminatePrivateRequest } from '#generated/model/terminate-private-request.ts'
import { terminatePrivateRequestRules } from '#generated/model/terminate-private-request-rules.ts'
import { UpdateLocksRequest } from '#generated/model/update-locks-request.ts'
import { contractRules } from '#src/shared/form/rules/contract-rules.ts'
import { editableLocks } from '../customer-actions-port.ts'

// Loaded when one of the forms opens.

/** Sends the locks that differ from the stored ones, and the note (R517, R518). */
export const locksSchema = (stored: Locks) =>
  z.pipe(
    UpdateLocksRequest,
    z.transform(({ note, ...locks }: UpdateLocksRequest): UpdateLocksRequest => {
      const changed = editableLocks.filter((name) => locks[name] !== stored[name])
      return { ...Object.fromEntries(changed.map((name) => [name, locks[name]])), note }
    }),
  )

/** Ends today or later (R573). */
export const privateTermination = TerminatePrivateRequest.check(...contractRules(terminatePrivateRequestRules))
export const businessTermination = TerminateBusinessRequest.check(...contractRules(terminateBusinessRequestRules))
