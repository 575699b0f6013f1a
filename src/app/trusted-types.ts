type Policies = { createPolicy: (name: string, rules: { createHTML: (text: string) => string }) => unknown }

/**
 * The page's one policy for text that goes where markup could go: style sheets may, markup may not.
 * The only other policy fills the sealed frame of a mail (features/notifications), so nothing in the portal can turn a string
 * into elements of the page or into scripts.
 */
export function refuseMarkup(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: Policies }
  trustedTypes?.createPolicy('default', {
    createHTML: (text) => {
      if (text.includes('<')) throw new TypeError('Markup from a string is not allowed on this page')
      return text
    },
  })
}
