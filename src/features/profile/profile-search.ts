/** The windows of the profile page. */
const profileModals = ['email', 'password'] as const
export type ProfileModal = (typeof profileModals)[number]
export type ProfileSearch = { modal?: ProfileModal }

/** The open window from the URL; an unknown one is none. */
export function profileSearch(search: Record<string, unknown>): ProfileSearch {
  const modal = profileModals.find((name) => name === search.modal)
  return modal === undefined ? {} : { modal }
}
