/** A one-line mistake that people make in a contract; it is planted at several places. */
export type Kind = {
  name: string
  /** Files below `openapi/` in which it can be made. */
  files: string
  /** The line in which it is made. */
  line: RegExp
  replace: string
  /** At how many places. */
  times: number
}
