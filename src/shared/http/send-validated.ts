import type { AxiosRequestConfig, AxiosResponse } from 'axios'
import { answers } from '#generated/answers.ts'
import type { OperationId } from '#generated/operations.ts'
import { isReadable } from './readable.ts'
import { send } from './send.ts'

/** The generated functions name their operation; what has to be in its answer is known by it. */
export type Call = AxiosRequestConfig & { operation?: OperationId }

/** Sends one call of the contract; a success that does not bring what the contract promises is thrown as unreadable. */
export async function sendValidated<T>({ operation, ...config }: Call): Promise<T> {
  const promised = operation && answers[operation]
  if (promised === undefined) throw new Error(`${config.url} is no operation of the contract`)
  return send<T>(config, (answer) => keeps(promised, answer))
}

/** Nothing is promised, or a file of one of these media types, or data. */
type Promised = (typeof answers)[keyof typeof answers]

function keeps(promised: Promised, { data, headers }: AxiosResponse<unknown>): boolean {
  if (promised === null) return true
  if (!Array.isArray(promised)) return isReadable(promised, data)
  const [type] = String(headers['content-type']).split(';')
  return data instanceof Blob && data.size > 0 && promised.includes(type!.trim().toLowerCase())
}
