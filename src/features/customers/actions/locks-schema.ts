import * as z from 'zod/mini'
import type { Locks } from '#generated/model/locks.ts'
import { UpdateLocksRequest } from '#generated/model/update-locks-request.ts'
import { lockNames } from './lock-names.ts'

/** Sends the locks that differ from what is stored, and the note (R517, R518). */
export const locksSchema = (stored: Locks) =>
  z.pipe(
    UpdateLocksRequest,
    z.transform(({ note, ...boxes }: UpdateLocksRequest): UpdateLocksRequest => {
      const changed = lockNames.filter((name) => boxes[name] !== stored[name])
      return { ...Object.fromEntries(changed.map((name) => [name, boxes[name]])), note }
    }),
  )
