import type { AxiosRequestConfig } from 'axios'
import { deviceNow } from '../format/bank-time.ts'
import { recordCall, recordLogin, startTransfer } from '../session/activity.ts'
import type { Area } from '../session/session.ts'
import type { ApiError } from './api-error.ts'

/**
 * Tells the session's clock of a call: it counts from when it was sent, since the bank counts from a moment between that and
 * the answer. The steps of a login but the last are nobody's activity.
 */
export function trackActivity(area: Area, { url = '', data, responseType }: AxiosRequestConfig) {
  const { wall: at } = deviceNow()
  const isStep = url.includes('/auth/')
  const isFile = data instanceof Blob || responseType === 'blob'
  return {
    over: isFile ? startTransfer(area) : () => {},
    answered: (answer: unknown): void => {
      if (url.endsWith('/auth/login')) recordLogin(area, at, idleSecondsIn(answer))
      else if (!isStep) recordCall(area, at, idleSecondsIn(answer))
    },
    /** A refusal of the bank is an answer; one of what stands before it may never have reached the bank. */
    refused: ({ status }: ApiError): void => {
      if (status !== undefined && status < 500) recordCall(area, at)
    },
  }
}

function idleSecondsIn(answer: unknown): number | undefined {
  if (typeof answer !== 'object' || answer === null || !('sessionIdleSeconds' in answer)) return undefined
  const told = answer.sessionIdleSeconds
  return typeof told === 'number' && told > 0 ? told : undefined
}
