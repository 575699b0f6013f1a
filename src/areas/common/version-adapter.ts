import type { FetchVersion } from '#src/shared/ui/version.ts'

/** The only operation outside the areas; its code is loaded on demand (R264). */
export const readVersion: FetchVersion = async () => {
  const { commonGetVersion } = await import('#generated/api/common-version/common-version.ts')
  return commonGetVersion()
}
