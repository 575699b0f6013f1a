import { ApiError } from './api-error.ts'

const call = 'GET /assets'

/** The error messages of Chromium, Firefox, Safari and Vite (for style sheets) when a chunk fails to load. */
const notLoaded = /dynamically imported module|module script failed|preload CSS/

/**
 * Loads a chunk on demand; a failure becomes an ApiError, like that of a call (R278). `toWrite` marks a write that needs the chunk as
 * not sent.
 */
export async function loadPart<T>(load: () => Promise<T>, { toWrite = false } = {}): Promise<T> {
  try {
    return await load()
  } catch (cause) {
    throw createPartMissingError(toWrite, cause)
  }
}

export const createPartMissingError = (isUnsent = false, cause?: unknown): ApiError =>
  new ApiError({ failure: 'network', call, isUnsent, cause })

/** Whether a chunk failed to load; some browsers remember the failure until the page is reloaded. */
export const isPartMissing = (error: unknown): boolean =>
  error instanceof ApiError ? error.call === call : error instanceof Error && notLoaded.test(error.message)

/** Whether a retry may succeed once the connection is back. */
export const isConnectionLost = (error: unknown): boolean =>
  isPartMissing(error) || (error instanceof ApiError && error.failure === 'network')
