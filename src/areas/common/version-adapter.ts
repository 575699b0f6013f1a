import type { ReadVersion } from '#src/shared/shell/version.ts'

/** The one call that belongs to no area; its code comes when somebody asks for it (R264). */
export const readVersion: ReadVersion = async () => {
  const { commonGetVersion } = await import('#generated/api/common-version/common-version.ts')
  return commonGetVersion()
}
