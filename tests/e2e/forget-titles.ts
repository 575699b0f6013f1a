/** Once per run of the journeys: no title is taken yet. */
import { forgetTitles } from './own-title.ts'

export default forgetTitles
