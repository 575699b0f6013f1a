/** What people are told of their own writes. */
import { sentBack } from './client.ts'
import {
  administrator,
  anna,
  as,
  eva,
  fifthTry,
  josef,
  lockedOut,
  mail,
  maria,
  moved,
  newAddress,
  newEmail,
  newNumber,
  newPasswordSet,
  otherPassword,
  withCode,
  type Told,
  type Write,
} from './notice-writes.ts'

export const toldByThemselves = {
  privateLogin: [fifthTry('private', mail('viktor.lang')), [mail('viktor.lang'), lockedOut]],
  privateResetPassword: [withCode(mail('ida.koller')), [mail('ida.koller'), newPasswordSet]],
  privateChangeCallNumber: [
    as('private', anna, async (client, token) => {
      const callNumber = '6601112223'
      await client.call('POST', '/private/call-number/sms-tan', { token, body: { callNumber } })
      return { body: { callNumber, tanToken: await client.codeFor(callNumber) } }
    }),
    [anna, newNumber],
    ['6641234501', newNumber],
  ],
  privateRemoveInactivityLock: [
    as('private', mail('elif.yilmaz')),
    [mail('elif.yilmaz'), 'Eine Sperre Ihres Vertrags wurde aufgehoben'],
  ],
  privateUpdatePersonalInformation: [
    as('private', maria, async (client, token) => {
      const { body } = await client.call('GET', '/private/personal-information', { token })
      return { body: { ...sentBack(body), street: 'Herrengasse 7' } }
    }),
    [maria, 'Ihre Anschrift wurde geändert'],
  ],
  privateChangeEmail: [
    as('private', mail('theresa.pichler'), newAddress('/private/profile/email-tan')),
    [mail('theresa.pichler'), newEmail],
    [moved, newEmail],
  ],
  privateChangePassword: [as('private', josef, otherPassword), [josef, newPasswordSet]],
  businessLogin: [
    fifthTry('business', 'doris.ebner@alpenblick.example'),
    ['doris.ebner@alpenblick.example', lockedOut],
  ],
  businessResetPassword: [
    withCode('peter.strasser@alpenblick.example'),
    ['peter.strasser@alpenblick.example', newPasswordSet],
  ],
  businessUpdateAdministrator: [
    as('business', 'katharina.moser@bergland.example', () => ({
      params: { adminId: administrator('03') },
      body: { email: 'markus.huber@bergland.example', firstName: 'Markus', lastName: 'Huber', isActive: false },
    })),
    ['markus.huber@bergland.example', 'Ihr Zugang wurde deaktiviert'],
  ],
  businessUpdateCompanyData: [
    as('business', 'katharina.moser@bergland.example', () => ({
      body: { billEmail1: 'neu@bergland.example', billEmail2: null },
    })),
    ['katharina.moser@bergland.example', 'Die Angaben für Rechnungen von Bergland Installationen GmbH wurden geändert'],
  ],
  businessChangePassword: [
    as('business', 'robert.kainz@holzbau.example', otherPassword),
    ['robert.kainz@holzbau.example', newPasswordSet],
  ],
  businessChangeEmail: [
    as('business', eva, newAddress('/business/profile/email/tan')),
    [eva, newEmail],
    [moved, newEmail],
  ],
} satisfies Partial<Record<Write, Told>>
