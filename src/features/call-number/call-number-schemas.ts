import { ChangeCallNumberRequest } from '#generated/model/change-call-number-request.ts'
import { ReplaceCallNumberRequest } from '#generated/model/replace-call-number-request.ts'

export const numberSchema = ReplaceCallNumberRequest
export const confirmSchema = ChangeCallNumberRequest
