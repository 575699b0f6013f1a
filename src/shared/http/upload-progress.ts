import type { AxiosRequestConfig } from 'axios'

/**
 * Options of a generated function that sends a file: reports the progress in whole percent from 0 to 100, never decreasing. 100 means
 * sent, not accepted.
 */
export function withUploadProgress(onProgress: (percent: number) => void): AxiosRequestConfig {
  let reported = -1
  return {
    onUploadProgress: ({ loaded, total }) => {
      if (total === undefined || total === 0) return
      const percent = Math.min(100, Math.floor((loaded / total) * 100))
      if (percent > reported) onProgress((reported = percent))
    },
  }
}
