import type { MessageDescriptor } from '@lingui/core'

/** Whether a page of this path is read by the bank's employees. */
export const isBank = (path: string): boolean => /^\/bank(-employee)?(\/|$)/.test(path)

/** Only the bank can help: its customers get the link to it beside this sentence. */
export const askBank = (message: MessageDescriptor): MessageDescriptor & { asksBank: true } => ({
  ...message,
  asksBank: true,
})

/** Whether the link to the bank stands beside a sentence: its employees are no customers of it here. */
export const leadsToBank = (message: MessageDescriptor): boolean =>
  'asksBank' in message && !isBank(window.location.pathname)
