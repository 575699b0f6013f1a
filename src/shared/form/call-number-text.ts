/**
 * A typed or pasted mobile number as the contract wants it: without country code, leading zero and separators. What is
 * neither of these stays, so that a wrong number is seen to be wrong (R185).
 */
export function readCallNumber(typed: string): string {
  const text = typed.replaceAll(/[\s\u00a0/().-]/g, '')
  const inland = text.replace(/^(\+|00)43/, '').replace(/^43(?=6)/, '')
  return inland.replace(/^0(?!0)/, '')
}
