const written = (bytes: number, round: (value: number) => number): string => {
  const kilobytes = round(bytes / 1024)
  if (kilobytes < 1024) return `${kilobytes.toLocaleString('de-DE')} kB`
  return `${(round((bytes / 1024 / 1024) * 10) / 10).toLocaleString('de-DE')} MB`
}

/** The size of a file, rounded up; a limit is rounded down, so that a file that is too large never reads like the limit. */
export const formatFileSize = (bytes: number): string => written(bytes, Math.ceil)

/** How large a file may be. */
export const formatSizeLimit = (bytes: number): string => written(bytes, Math.floor)
