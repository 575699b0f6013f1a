import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { TaskObjectType } from '#generated/model/task-object-type.ts'

/** What tasks work on (R462). */
export const objectLabels: Record<TaskObjectType, MessageDescriptor> = {
  PRIVATE_CUSTOMER: msg`Private customer`,
  PRIVATE_CUSTOMER_PRODUCT: msg`Product of a private customer`,
  BUSINESS_CUSTOMER: msg`Business customer`,
  EMAIL: msg`E-mail`,
  CALL_NUMBER: msg`Calling number`,
  BILL_RUN: msg`Bill run`,
  BILL_RUN_DAY: msg`Day of a bill run`,
  BILL_RUN_PRIVATE_TRANSACTION: msg`Bill run: private customers`,
  BILL_RUN_BUSINESS_TRANSACTION: msg`Bill run: business customers`,
  BILL_RUN_CALL_NUMBER_TRANSACTION: msg`Bill run: calling numbers`,
  VPN_NUMBER_MIGRATION: msg`VPN number migration`,
  TEST: msg`Test`,
}

const workLabels: Record<string, MessageDescriptor> = {
  DEMO: msg`Demonstration`,
  FAILING: msg`Task that always fails`,
  EMAIL_SENDING: msg`Send an e-mail`,
  ACCOUNTING_SYNC_PRIVATE_CUSTOMER: msg`Private customer to the accounting system`,
  ACCOUNTING_SYNC_BUSINESS_CUSTOMER: msg`Business customer to the accounting system`,
  PARTNER_SYNC_PRIVATE_CUSTOMER: msg`Private customer to the partner system`,
  PARKING_SYNC_CALL_NUMBER: msg`Calling number to the parking system`,
  CALL_NUMBER_CREATION_WITH_BLACKLIST_CHECK: msg`Create a calling number, with deny list check`,
  VPN_CHECK: msg`VPN check`,
  VPN_MIGRATION: msg`VPN migration`,
  BILL_RUN_SCHEDULING: msg`Schedule a bill run`,
  BILL_RUN_PRIVATE_TRANSACTION_CREATION: msg`Create billing items of private customers`,
  BILL_RUN_PRIVATE_TRANSACTION_SENDING: msg`Send billing items of private customers`,
  BILL_RUN_BUSINESS_TRANSACTION_CREATION: msg`Create billing items of business customers`,
  BILL_RUN_BUSINESS_TRANSACTION_SENDING: msg`Send billing items of business customers`,
  BILL_RUN_CALL_NUMBER_TRANSACTION_CREATION: msg`Create billing items of calling numbers`,
  BILL_RUN_CALL_NUMBER_TRANSACTION_SENDING: msg`Send billing items of calling numbers`,
}

/** What a task does; the list of the contract is open, so a name that is not known has no words (R463). */
export const workOf = (taskType: string): MessageDescriptor | undefined =>
  Object.hasOwn(workLabels, taskType) ? workLabels[taskType] : undefined
