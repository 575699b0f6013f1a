import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { zipcodeFormatMessage } from '#src/shared/address/zipcode.ts'
import type { ApiError } from '#src/shared/http/api-error.ts'
import type { Sentences } from '#src/shared/problem/problem-message.ts'
import type { StatusOf } from '#src/shared/query/port.ts'
import type { CompanyPort, NewCompanyPort } from './company-port.ts'

const wrongIban = msg`This IBAN is not correct. Nothing was saved. Please check the IBAN and try again.`
const wrongZipcode = msg`A postal code or a country is not correct. Nothing was saved. Please check both addresses.`

/** The country's templates in the answer, A for a letter and N for a digit (A60, R778). */
function wrongTemplate({ body }: ApiError): MessageDescriptor {
  const { templates } = (body ?? {}) as { templates?: unknown }
  const known = Array.isArray(templates) ? templates.filter((one): one is string => typeof one === 'string') : []
  return known.length === 0 ? wrongZipcode : zipcodeFormatMessage(known)
}

/** The same refusals when a company is added and when it is changed (R774, R775, R777). */
export const companySentences = {
  460: wrongIban,
  461: wrongZipcode,
  462: wrongTemplate,
} satisfies Sentences<StatusOf<NonNullable<CompanyPort['save']> | NewCompanyPort['add']>>
