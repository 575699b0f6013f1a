// Runs before the self-hosted Scalar reference and lets it keep to the page's policy.

// zod would try whether code may be made from strings, and the browser would write the refusal to the console.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

// Markup from strings goes through (its editor makes some, and nothing in it could run); code and addresses of code do not.
globalThis.trustedTypes?.createPolicy('default', { createHTML: (text) => text })

// Its style elements carry the nonce of the page; only its main one does by itself.
const { content } = document.querySelector('meta[property=csp-nonce]')
const createElement = document.createElement
document.createElement = function (...args) {
  const element = createElement.apply(this, args)
  if (element instanceof HTMLStyleElement) element.nonce = content
  return element
}
