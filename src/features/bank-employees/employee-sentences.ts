import { msg } from '@lingui/core/macro'

/** On the login page, where an employee is who took away the own access. */
export const ownAccessEnds = msg`You have deactivated your own access, so you are signed out. Another employee with the role Administrator can activate it again.`
