import { msg } from '@lingui/core/macro'
import type { StatusOf } from '#src/shared/query/port.ts'
import type { Sentences } from '#src/shared/problem/problem-message.ts'
import type { ProductsPort } from './products-port.ts'

export const changeSentences = {
  412: msg`The tier cannot be changed at the moment: the product is locked or has ended, or a change is planned already. The page now shows how it stands.`,
  460: msg`The tier was already changed today. Another change is possible only tomorrow.`,
  461: msg`On this day the product has already ended. Please choose an earlier day.`,
} satisfies Sentences<StatusOf<ProductsPort['planChange']>>
