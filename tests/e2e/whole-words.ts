import { expect, type Page } from '@playwright/test'

/** No word of a button, a link, a tab or a label begins in one line and ends in the next; addresses and the like may. */
export async function expectWholeWords(page: Page): Promise<void> {
  const broken = await page.evaluate(() => {
    const found: string[] = []
    for (const element of document.querySelectorAll('a, button, label, [role=tab]')) {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        for (const word of node.nodeValue!.matchAll(/(?<![\S])\p{Letter}+(?![^\s.:?])/gu)) {
          const range = new Range()
          range.setStart(node, word.index)
          range.setEnd(node, word.index + word[0].length)
          const lines = new Set([...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => top))
          if (lines.size > 1) found.push(word[0])
        }
      }
    }
    return found
  })
  expect(broken, 'words in two lines').toEqual([])
}
