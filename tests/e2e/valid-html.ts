import { expect, type Page } from '@playwright/test'
import { HtmlValidate } from 'html-validate'

/** The HTML standard, what assistive technology needs of it, and what belongs to a whole document. */
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
  rules: {
    // Every file comes from the portal's own origin, and its policy allows no other.
    'require-sri': 'off',
    // The notes of a page that the portal did not come to are headings of their own, and not displayed beside it; axe sees which are.
    'heading-level': 'off',
    // A name is where the value stands in what is sent, such as contractAddress.city.
    'name-pattern': 'off',
    // Mantine says with a role what its bar means, and what the list below a combobox is; a field without a type is one for text.
    'prefer-native-element': ['error', { exclude: ['progressbar', 'region', 'listbox'] }],
    'no-implicit-input-type': 'off',
  },
})

/** What Mantine writes so and nobody can change from outside, and what is said twice because a browser may forget it. */
const exceptions = [
  // A table that is laid out as cards is none to some browsers any more, unless its parts say what they are.
  { rule: 'no-redundant-role', selector: /\btable\b/ },
  // The choices of a list that takes several stand in a box that scrolls; it carries the name of the list too.
  { rule: 'aria-label-misuse', selector: /^#mantine-\w+-dropdown > div$/ },
]

/** The document as it stands in the browser now is valid HTML, with one title. */
export async function expectValidHtml(page: Page): Promise<void> {
  const html = await page.content()
  const { results } = await validator.validateString(html)
  const broken = results
    .flatMap(({ messages }) => messages)
    .filter(
      ({ ruleId, selector }) => !exceptions.some((one) => one.rule === ruleId && one.selector.test(selector ?? '')),
    )
  expect.soft(broken.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`)).toEqual([])
}
