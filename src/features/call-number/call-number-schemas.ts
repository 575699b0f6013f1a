import { ChangeCallNumberRequest } from '#generated/model/change-call-number-request.ts'
import { CustomerCallNumber } from '#generated/model/customer-call-number.ts'

export const numberSchema = CustomerCallNumber
export const confirmSchema = ChangeCallNumberRequest
