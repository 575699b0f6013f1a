import { installation } from './installation.ts'

/** The phone number of the service line, as customers read it; an installation has its own (docs/operations.md). */
export const servicePhone = installation.servicePhone ?? '+43 1 000 00 00'
