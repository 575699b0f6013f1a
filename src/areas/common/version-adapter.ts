import type { FetchVersion } from '#src/shared/ui/version.ts'

/** The one call that belongs to no area; its code comes when somebody asks for it (R264). */
export const readVersion: FetchVersion = async () => {
  const { commonGetVersion } = await import('#generated/api/common-version/common-version.ts')
  return commonGetVersion()
}
