import { definePage } from '#src/shared/page/page.ts'

/** A new business customer (R439). */
export const addCompany = definePage({ catalogs: ['company', 'address'] })
