import { pageOf } from '#src/shared/page/page.ts'

/** A new business customer (R439). */
export const addCompany = pageOf({ catalogs: ['company', 'address'] })
