import type { AxiosRequestConfig, AxiosResponse } from 'axios'
import { answers } from '#generated/answers.ts'
import type { OperationId } from '#generated/operations.ts'
import { isReadable } from './readable.ts'
import { send } from './send.ts'

/** A call of a generated function, with its operation, which determines the expected response. */
export type Call = AxiosRequestConfig & { operation?: OperationId }

/** Sends a call of the contract; throws a success without the contract's content as unreadable. */
export async function sendValidated<T>({ operation, ...config }: Call): Promise<T> {
  const promised = operation && answers[operation]
  if (promised === undefined) throw new Error(`${config.url} is no operation of the contract`)
  return send<T>(config, (answer) => isAsPromised(promised, answer))
}

/** The expected content: none, a file of one of these media types, or data. */
type Promised = (typeof answers)[keyof typeof answers]

function isAsPromised(promised: Promised, { data, headers }: AxiosResponse<unknown>): boolean {
  if (promised === null) return true
  if (!Array.isArray(promised)) return isReadable(promised, data)
  const [type] = String(headers['content-type']).split(';')
  return data instanceof Blob && data.size > 0 && promised.includes(type!.trim().toLowerCase())
}
