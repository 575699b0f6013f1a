import { expect, it } from 'vitest'
import { type StoredTask, taskAt } from '#sandbox/domain/tasks.ts'

const at = (time: string) => new Date(`2026-11-20T${time}Z`)
const failed: StoredTask = {
  id: 'a0000000-0000-4000-8000-000000000005',
  createdAt: at('08:00:00'),
  objectType: 'EMAIL',
  businessIdentifier: 'anna.gruber@mail.example',
  taskType: 'EMAIL_SENDING',
  attempts: 4,
  nextAttemptAt: null,
  supportId: null,
  errorMessage: 'No answer',
  retriedAt: null,
  heals: false,
}
const retried = { ...failed, retriedAt: at('10:00:00') }

it('a task without a retry stays as it is', () => {
  expect(taskAt(failed, at('23:00:00'))).toEqual(failed)
})

it('a task that is tried again has no error until the attempt is over', () => {
  expect(taskAt(retried, at('10:00:02'))).toMatchObject({
    attempts: 4,
    errorMessage: null,
    nextAttemptAt: at('10:00:00'),
  })
})

it('a task that a retry does not help has failed once more and waits for an hour', () => {
  expect(taskAt(retried, at('10:00:03'))).toMatchObject({
    attempts: 5,
    errorMessage: 'No answer',
    nextAttemptAt: at('11:00:03'),
  })
})

it('a task that a retry helps is done and gone', () => {
  expect(taskAt({ ...retried, heals: true }, at('10:00:03'))).toBeUndefined()
})
