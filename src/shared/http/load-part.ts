import { ApiError } from './api-error.ts'

const call = 'GET /assets'

/** What Chromium, Firefox, Safari and Vite (of a style sheet) say when a file of the portal does not come. */
const notLoaded = /dynamically imported module|module script failed|preload CSS/

/**
 * Loads a part of the portal when it is first needed; without a network it fails as every call does (R278). A write that
 * needs it was not sent then.
 */
export async function loadPart<T>(load: () => Promise<T>, { toWrite = false } = {}): Promise<T> {
  try {
    return await load()
  } catch {
    throw createPartMissingError(toWrite)
  }
}

export const createPartMissingError = (isUnsent = false): ApiError =>
  new ApiError({ failure: 'network', call, isUnsent })

/** Whether it is a file of the portal that did not come; some browsers remember that until the page is loaded anew. */
export const isPartMissing = (error: unknown): boolean =>
  error instanceof ApiError ? error.call === call : error instanceof Error && notLoaded.test(error.message)

/** Whether trying again may help as soon as the connection is back. */
export const isConnectionLost = (error: unknown): boolean =>
  isPartMissing(error) || (error instanceof ApiError && error.failure === 'network')
