/** What a document that is uploaded must be like, beyond what its headers say by themselves (A27, A98, A113). */
import type { Violation } from '#generated/model/violation.ts'

const endings = ['pdf', 'jpg', 'png', 'tif', 'doc', 'docx', 'xls', 'xlsx', 'csv', 'txt', 'msg', 'eml']
const longestName = 255
const longestComment = 200

const lengthOf = (text: string) => [...text].length

function nameProblem(name: string): string | undefined {
  if (lengthOf(name) > longestName) return 'maxLength'
  return name.includes('.') && endings.includes(name.split('.').at(-1)!.toLowerCase()) ? undefined : 'fileKind'
}

const commentProblem = (comment: string) => (lengthOf(comment) > longestComment ? 'maxLength' : undefined)

/** Name and comment as they were before they were encoded, which the contract judges, or the rules that they break. */
export function readDocumentHeaders(
  nameHeader: string,
  commentHeader: string | undefined,
): { filename: string; comment: string | null } | { violations: Violation[] } {
  const [filename, comment] = [decodeURIComponent(nameHeader), decodeURIComponent(commentHeader ?? '')]
  const found = [
    { field: 'Doc-Name', rule: nameProblem(filename) },
    { field: 'Doc-Comment', rule: commentProblem(comment) },
  ]
  const violations = found.flatMap(({ field, rule }) => (rule === undefined ? [] : [{ field, rule }]))
  if (violations.length > 0) return { violations }
  return { filename, comment: comment.trim() === '' ? null : comment }
}

/** A PDF has its media type; anything else is application/octet-stream. */
export const answeredType = (mimetype: string): 'application/pdf' | 'application/octet-stream' =>
  mimetype === 'application/pdf' ? mimetype : 'application/octet-stream'
