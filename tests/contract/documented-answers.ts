import { type Document, type FlatOperation, resolve } from '#scripts/contract/document.ts'

/** One answer of the contract: an example of a status in a media type, or a status without a body. */
export type DocumentedAnswer = {
  status: number
  example: string | undefined
  mediaType: string | undefined
  body: unknown
  headers: Record<string, string>
}

/** `default` is asked for, and answered, as this status. */
const unexpected = 500

export function documentedAnswers(document: Document, operation: FlatOperation): DocumentedAnswer[] {
  return Object.entries(operation.responses).flatMap(([code, response]): DocumentedAnswer[] => {
    const status = code === 'default' ? unexpected : Number(code)
    const headers = Object.fromEntries(
      Object.entries(response.headers ?? {}).map(([name, header]) => [name, String(header.example)]),
    )
    if (response.content === undefined) {
      return [{ status, headers, example: undefined, mediaType: undefined, body: undefined }]
    }
    return Object.entries(response.content).flatMap(([mediaType, media]) =>
      Object.entries(media.examples ?? {}).map(([example, value]) => ({
        status,
        headers,
        example,
        mediaType,
        body: resolve(document, value).value,
      })),
    )
  })
}
