import { msg } from '@lingui/core/macro'
import type { Alert } from '#src/shared/alerts/alerts.ts'
import type { SessionEnd } from '#src/shared/session/session.ts'
import { externalLinks } from '#src/shared/settings/external-links.ts'

const contact = { href: externalLinks.contact, label: msg`Contact us` }

/** What the login page says for each way in which a session ends; none ends without a word. */
export const sessionEnds: Record<SessionEnd, Omit<Alert, 'id'>> = {
  logout: { type: 'success', message: msg`You are signed out. See you soon.` },
  expired: { type: 'error', message: msg`Your login has expired, please log in again.` },
  idle: {
    type: 'info',
    message: msg`Your login has expired, please log in again. For your safety we sign you out when nothing happens for a while.`,
  },
  tooOld: {
    type: 'info',
    message: msg`Your login has expired, please log in again. For your safety it ends after some hours, also when you are using it.`,
  },
  accessRemoved: {
    type: 'error',
    message: msg`Your access has been deactivated, so you are signed out. If this is a mistake, please have it activated again.`,
    link: contact,
  },
  newAddress: {
    type: 'info',
    message: msg`The e-mail address with which you sign in was changed, so you are signed out here. Please sign in with the new address. If you know nothing of this, please report it at once.`,
    link: contact,
  },
  newPassword: {
    type: 'info',
    message: msg`Your password was changed, so you are signed out here. Please sign in with the new password. If it was not you who changed it, please report it at once.`,
    link: contact,
  },
  ended: {
    type: 'info',
    message: msg`You have been signed out. Please sign in again. If that is not possible, your access may have been deactivated: please have it checked then.`,
    link: contact,
  },
  elsewhere: {
    type: 'info',
    message: msg`You are signed out here too, because your session was ended in another tab. Please sign in again.`,
  },
}

/** Ends by the bank, of which a screen may know more than the status says (R268). */
export const endsByBank: readonly SessionEnd[] = ['ended', 'newPassword', 'accessRemoved', 'newAddress']
