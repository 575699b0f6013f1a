/** What a document that is uploaded must be like, beyond what its headers say by themselves (A27, A98, A113). */
import { customerDocumentFilenameMax } from '#generated/model/customer-document.ts'
import { DocumentCommentMax } from '#generated/model/document-comment.ts'
import type { Violation } from '#generated/model/violation.ts'

const endings = ['pdf', 'jpg', 'png', 'tif', 'doc', 'docx', 'xls', 'xlsx', 'csv', 'txt', 'msg', 'eml']

const lengthOf = (text: string) => [...text].length

function nameProblem(name: string): string | undefined {
  if (lengthOf(name) > customerDocumentFilenameMax) return 'maxLength'
  return name.includes('.') && endings.includes(name.split('.').at(-1)!.toLowerCase()) ? undefined : 'fileKind'
}

const commentProblem = (comment: string) => (lengthOf(comment) > DocumentCommentMax ? 'maxLength' : undefined)

/** How files of a kind begin, in hexadecimal. */
const signatures: Record<string, readonly string[]> = {
  pdf: ['255044462d'],
  jpg: ['ffd8ff'],
  png: ['89504e470d0a1a0a'],
  tif: ['49492a00', '4d4d002a'],
}
const kindByMimetype: Record<string, string> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/tiff': 'tif',
}

/** The rules that a file breaks whose first bytes are not of the kind that its name and media type claim. */
export function findContentViolations(filename: string, mimetype: string, content: Uint8Array): Violation[] {
  const start = Buffer.from(content.subarray(0, 8)).toString('hex')
  const isOfKind = (kind = '') => signatures[kind]?.some((signature) => start.startsWith(signature)) ?? true
  const claims = [
    { field: 'Doc-Name', kind: filename.split('.').at(-1)?.toLowerCase() },
    { field: 'Doc-Mimetype', kind: kindByMimetype[mimetype.toLowerCase()] },
  ]
  return claims.flatMap(({ field, kind }) => (isOfKind(kind) ? [] : [{ field, rule: 'fileKind' }]))
}

/** Name and comment as they were before they were encoded, which the contract checks, or the rules that they break. */
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
