import type { AxiosRequestConfig } from 'axios'
import { loadPart } from './load-part.ts'
import type { Call } from './send-validated.ts'

/** All parameters of a query, each of which may be undefined; generated query options take them, so that an adapter forgets none. */
export type EveryParameter<TParams> = { [K in keyof Required<TParams>]: TParams[K] | undefined }

/** Every generated function goes through here. Axios and the validation of answers are loaded with the first call, not with the page. */
export async function request<T>(config: AxiosRequestConfig, call: Call = {}): Promise<T> {
  const { sendValidated } = await loadPart(() => import('./send-validated.ts'), { toWrite: config.method !== 'GET' })
  return sendValidated<T>({ ...config, ...call })
}
