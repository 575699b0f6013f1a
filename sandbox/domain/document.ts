/** What a document that is uploaded must be like, beyond what its headers say by themselves (A27, A98, A113). */
import type { Violation } from '#generated/model/violation.ts'

const endings = ['pdf', 'jpg', 'png', 'tif', 'doc', 'docx', 'xls', 'xlsx', 'csv', 'txt', 'msg', 'eml']
const longestName = 255
const longestComment = 200

/** What was percent-encoded; undefined when it was not. */
function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

const lengthOf = (text: string) => [...text].length

function nameProblem(name: string | undefined): string | undefined {
  if (name === undefined || /\p{Cc}/u.test(name)) return 'format'
  if (lengthOf(name) > longestName) return 'maxLength'
  return name.includes('.') && endings.includes(name.split('.').at(-1)!.toLowerCase()) ? undefined : 'fileKind'
}

const commentProblem = (comment: string | undefined) =>
  comment === undefined ? 'format' : lengthOf(comment) > longestComment ? 'maxLength' : undefined

/** Name and comment as they were before they were encoded, or the rules that they break. */
export function readDocumentHeaders(
  nameHeader: string,
  commentHeader: string | undefined,
): { filename: string; comment: string | null } | { violations: Violation[] } {
  const [filename, comment] = [decoded(nameHeader), commentHeader === undefined ? '' : decoded(commentHeader)]
  const found = [
    { field: 'Doc-Name', rule: nameProblem(filename) },
    { field: 'Doc-Comment', rule: commentProblem(comment) },
  ]
  const violations = found.flatMap(({ field, rule }) => (rule === undefined ? [] : [{ field, rule }]))
  if (filename === undefined || comment === undefined || violations.length > 0) return { violations }
  return { filename, comment: comment.trim() === '' ? null : comment }
}

/** Only a PDF is told by its type; anything else is bytes. */
export const answeredType = (mimetype: string): 'application/pdf' | 'application/octet-stream' =>
  mimetype === 'application/pdf' ? mimetype : 'application/octet-stream'
