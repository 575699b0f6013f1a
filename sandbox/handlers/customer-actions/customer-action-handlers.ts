/** What the bank does with a customer's contract: locks, limit, termination, deletion. */
import { deletePrivateCustomer } from '#sandbox/handlers/customer-actions/deletion.ts'
import { changeCompanyLimit, changePrivateLimit, premiumCustomer } from '#sandbox/handlers/customer-actions/limits.ts'
import { changeLocks, readLocks } from '#sandbox/handlers/customer-actions/locks.ts'
import { cancelTermination, leavingCustomer, terminate } from '#sandbox/handlers/customer-actions/terminations.ts'
import { on, read, write } from '#sandbox/handlers/entry.ts'
import { of, twins } from '#sandbox/handlers/twins.ts'
import { company, person } from '#sandbox/handlers/ways.ts'

export const customerActionHandlers = {
  ...twins(
    { Private: person, Business: company },
    {
      'bankGet*Locks': read(readLocks),
      'bankUpdate*Locks': write(changeLocks),
      'bankTerminate*Customer': write(terminate),
      'bankCancel*Termination': on(leavingCustomer).write(cancelTermination),
    },
  ),
  ...of(person, {
    bankChangeProductLimit: on(premiumCustomer).write(changePrivateLimit),
    bankDeletePrivateCustomer: write(deletePrivateCustomer),
  }),
  ...of(company, { bankChangeBusinessLimit: write(changeCompanyLimit) }),
}
