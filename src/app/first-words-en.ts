import type { Messages } from '@lingui/core'

const catalogs = import.meta.glob<Messages>(['./locales/en.po', '../features/login/locales/en.po'], {
  eager: true,
  import: 'messages',
})

/** The words of every page and of the login, in one file: it is the first that anybody loads. */
export const messages: Messages = Object.assign({}, ...Object.values(catalogs))
