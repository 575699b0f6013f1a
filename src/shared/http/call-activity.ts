import type { AxiosRequestConfig } from 'axios'
import { deviceNow } from '../format/bank-time.ts'
import { recordCall, recordLogin, startTransfer } from '../session/activity.ts'
import type { Area } from '../session/session.ts'
import type { ApiError } from './api-error.ts'

/**
 * Records a call as activity of the session, from the time when it was sent (milliseconds of `performance.now()`), since the bank counts from a later one. Of a login only
 * the last step counts.
 */
export function trackActivity(area: Area, { url = '', data, responseType }: AxiosRequestConfig, sentAt: number) {
  const { wall, page } = deviceNow()
  const at = wall - Math.trunc(page - sentAt)
  const isStep = url.includes('/auth/')
  const isFile = data instanceof Blob || responseType === 'blob'
  return {
    over: isFile ? startTransfer(area) : () => {},
    answered: (answer: unknown): void => {
      if (url.endsWith('/auth/login')) recordLogin(area, at, idleSecondsIn(answer))
      else if (!isStep) recordCall(area, at, idleSecondsIn(answer))
    },
    /** A refusal by the bank counts; an error of a proxy (5xx) may not have reached the bank. */
    refused: ({ status }: ApiError): void => {
      if (status !== undefined && status < 500) recordCall(area, at)
    },
  }
}

function idleSecondsIn(answer: unknown): number | undefined {
  if (typeof answer !== 'object' || answer === null || !('sessionIdleSeconds' in answer)) return undefined
  const seconds = answer.sessionIdleSeconds
  return typeof seconds === 'number' && seconds > 0 ? seconds : undefined
}
