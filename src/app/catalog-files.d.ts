/** A catalog as the build compiles it. */
declare module '*.po' {
  import type { Messages } from '@lingui/core'

  export const messages: Messages
}

/** The English sentences of a catalog (scripts/i18n/english-catalogs.ts). */
declare module '*.po?english' {
  import type { Messages } from '@lingui/core'

  export const messages: Messages
}
