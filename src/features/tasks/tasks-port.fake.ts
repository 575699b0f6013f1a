import type { Task } from '#generated/model/task.ts'
import { fakeCommandOf, fakeList } from '#src/shared/query/port.fake.ts'

export const failedTask: Task = {
  id: 'a0000000-0000-4000-8000-000000000005',
  creationDate: '2026-11-20T08:15:40Z',
  objectType: 'PRIVATE_CUSTOMER',
  businessIdentifier: '1100234507',
  taskType: 'ACCOUNTING_SYNC_PRIVATE_CUSTOMER',
  attempts: 4,
  nextAttemptNotBefore: '2026-11-20T10:15:40Z',
  supportId: 'e0000000-0000-4000-8000-00000000a005',
  errorMessage: 'The accounting system did not answer\n  at Sender.send(Sender.java:118)',
}

export const waitingTask: Task = {
  ...failedTask,
  id: 'a0000000-0000-4000-8000-000000000006',
  objectType: 'EMAIL',
  businessIdentifier: 'anna.gruber@mail.example',
  taskType: 'LOYALTY_SYNC',
  attempts: 0,
  nextAttemptNotBefore: null,
  supportId: null,
  errorMessage: null,
}

export function fakeTasksPort(tasks: readonly Task[] = [failedTask, waitingTask]) {
  return {
    tasks: () => fakeList('tasks', tasks),
    retry: fakeCommandOf('bankRetryTasks', undefined),
  }
}
