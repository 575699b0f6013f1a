/** The windows of the profile page. */
const profileModals = ['email', 'password'] as const

export type ProfileSearch = { modal?: (typeof profileModals)[number] }

/** The open window from the URL; an unknown one is none. */
export function profileSearch(search: Record<string, unknown>): ProfileSearch {
  const modal = profileModals.find((name) => name === search.modal)
  return modal === undefined ? {} : { modal }
}
