import { useState } from 'react'

/** What is said about the last thing that was copied, and the way to copy another. */
export function useCopy(): [said: string, copy: (text: string, what: string) => void] {
  const [said, setSaid] = useState('')
  const copy = (text: string, what: string) => {
    void navigator.clipboard.writeText(text).then(
      () => setSaid(`${what} is copied.`),
      () => setSaid('The browser did not let us copy: take it from where it stands.'),
    )
  }
  return [said, copy]
}
