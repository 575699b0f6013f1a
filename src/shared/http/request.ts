import type { AxiosRequestConfig } from 'axios'
import { loadPart } from './load-part.ts'

/** Every generated function goes through here. Axios is loaded with the first call, not with the first page. */
export async function request<T>(config: AxiosRequestConfig, options?: AxiosRequestConfig): Promise<T> {
  const { send } = await loadPart(() => import('./send.ts'))
  return send<T>({ ...config, ...options })
}
