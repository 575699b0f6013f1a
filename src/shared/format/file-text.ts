const formatBytes = (bytes: number, round: (value: number) => number): string => {
  const kilobytes = round(bytes / 1024)
  if (kilobytes < 1024) return `${kilobytes.toLocaleString('de-DE')}\u00a0kB`
  return `${(round((bytes / 1024 / 1024) * 10) / 10).toLocaleString('de-DE')}\u00a0MB`
}

/** Formats the size of a file, rounded up; limits are rounded down, so that too large a file never shows the limit. */
export const formatFileSize = (bytes: number): string => formatBytes(bytes, Math.ceil)

/** Formats the maximum size of a file, rounded down. */
export const formatSizeLimit = (bytes: number): string => formatBytes(bytes, Math.floor)

/** Control and format characters except the joiners of emoji and some scripts. */
const invisible = /(?![\u200c\u200d])[\p{Cc}\p{Cf}]/gu

/** Removes invisible characters from a file name, such as direction marks that hide the real extension. */
export const visibleFileName = (name: string): string => name.replaceAll(invisible, '')
