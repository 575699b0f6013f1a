import { ApiError } from './api-error.ts'

/** Loads a part of the portal when it is first needed; without a network it fails as every call does (R278). */
export async function loadPart<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch {
    throw new ApiError({ failure: 'network', traceId: crypto.randomUUID(), call: 'GET /assets' })
  }
}
