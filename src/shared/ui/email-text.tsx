/** An e-mail address that a narrow place breaks before the @, and nowhere else. */
export function EmailText({ children }: { children: string }) {
  const [name, domain] = children.split('@')
  return (
    <span>
      {name}
      <wbr />@{domain}
    </span>
  )
}
