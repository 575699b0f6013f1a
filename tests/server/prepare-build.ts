/** Once per run of the suite: the portal's build, which the tests of the server and of the packages share. */
import { build } from '#scripts/portal/build.ts'

export default function prepare() {
  build()
}
