/** One page to scroll through: all pictures, and above them what to see of them. It needs no script and no server. */
import { languages, type Picture, schemes, widths } from './picture.ts'

const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`)

/** Choices of one kind; what is chosen first is what a reader wants to see first. */
const choices: Record<string, { all: readonly (string | number)[]; first: readonly (string | number)[] }> = {
  language: { all: languages, first: ['de'] },
  width: { all: widths, first: [360, 1280] },
  scheme: { all: schemes, first: ['light'] },
  state: { all: [], first: [] },
}

const style = `
  body { font: 16px/1.5 system-ui, sans-serif; margin: 0 1rem 4rem; color-scheme: light dark }
  header { position: sticky; top: 0; display: flex; flex-wrap: wrap; gap: .25rem 1.5rem; padding: .5rem 0; background: Canvas; border-bottom: 1px solid; z-index: 1 }
  fieldset { border: 0; padding: 0; margin: 0; display: flex; flex-wrap: wrap; gap: .75rem }
  legend { float: left; margin-right: .75rem; font-weight: 600 }
  section > div { display: flex; flex-wrap: wrap; gap: 1rem; align-items: start }
  figure { margin: 0; max-width: 100% } img { display: block; max-width: 100%; height: auto; border: 1px solid #8888 }
  figcaption { font-size: .875rem }`

const fieldset = (kind: string, all: readonly (string | number)[], first: readonly (string | number)[]) =>
  `<fieldset><legend>${kind}</legend>${all
    .map(
      (one) =>
        `<label><input type="checkbox" id="${kind}-${one}"${first.includes(one) ? ' checked' : ''}> ${one}</label>`,
    )
    .join(' ')}</fieldset>`

/** `about` is the line with the date and the commit; scale 0.5, so that many pictures fit beside each other. */
export function galleryPage(pictures: readonly Picture[], about: string): string {
  const states = [...new Set(pictures.map(({ state }) => state))]
  const kinds = { ...choices, state: { all: states, first: states } }
  const hidden = Object.entries(kinds).flatMap(([kind, { all }]) =>
    all.map((one) => `body:has(#${kind}-${one}:not(:checked)) .${kind}-${one} { display: none }`),
  )
  const screens = Map.groupBy(pictures, ({ area, screen }) => `${area}: ${screen}`)
  const sections = [...screens].map(([screen, own]) => {
    const figures = own.map(({ language, width, scheme, state, file }) => {
      const classes = `language-${language} width-${width} scheme-${scheme} state-${state}`
      const caption = `${state}, ${language}, ${width} px, ${scheme}`
      const image = `<a href="${file}"><img src="${file}" alt="${escaped(`${screen}: ${caption}`)}" width="${width / 2}" loading="lazy"></a>`
      return `<figure class="${classes}">${image}<figcaption>${caption}</figcaption></figure>`
    })
    return `<section><h2>${escaped(screen)}</h2><div>${figures.join('\n')}</div></section>`
  })
  const filters = Object.entries(kinds).map(([kind, { all, first }]) => fieldset(kind, all, first))
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Gallery of the portal</title>
<style>${style}
${hidden.join('\n')}</style></head>
<body><h1>Gallery of the portal</h1><p>${escaped(about)}</p><header>${filters.join('\n')}</header>
${sections.join('\n')}</body></html>
`
}
