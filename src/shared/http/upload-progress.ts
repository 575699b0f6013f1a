import type { AxiosRequestConfig } from 'axios'

/**
 * For the options of a generated function that sends a file: tells how much of it has left the browser, in whole percent
 * from 0 to 100 and never less than before. 100 means sent, not accepted.
 */
export function withUploadProgress(tell: (percent: number) => void): AxiosRequestConfig {
  let told = -1
  return {
    onUploadProgress: ({ loaded, total }) => {
      if (total === undefined || total === 0) return
      const percent = Math.min(100, Math.floor((loaded / total) * 100))
      if (percent > told) tell((told = percent))
    },
  }
}
