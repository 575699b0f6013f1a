import type { Asked } from '#sandbox/server/handler.ts'
import type { Area } from '#sandbox/domain/area.ts'

/** A call of the login, in whichever area: the three areas share one implementation of each. */
export type LoginCall<Body> = Pick<Asked<'commonGetVersion'>, 'traceId' | 'now' | 'origin' | 'db' | 'surroundings'> & {
  area: Area
  body: Body
}
