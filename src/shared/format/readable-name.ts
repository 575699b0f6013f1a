/** Control and format characters, but for the joiners that emoji and some scripts are written with. */
const unseen = /(?![\u200c\u200d])[\p{Cc}\p{Cf}]/gu

/** The name of a file without what cannot be seen, such as the marks that turn the direction and hide the real ending. */
export const readableName = (name: string): string => name.replaceAll(unseen, '')
