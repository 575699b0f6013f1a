/** What the program and the inline scripts of the page both read from the storage of the browser. */
export const languageKey = 'language'

/** The token of an area's session, as JSON. */
export const tokenKey = (area: string): string => `token-${area}`

/** The prefix of the keys of a person's list preferences. */
export const listKeyPrefix = (person: string): string => `list-${person}-`

/** Written by Mantine, which calls it so by default. */
export const colorSchemeKey = 'mantine-color-scheme-value'
