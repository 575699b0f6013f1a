/** Said in both languages, because it is the sentences themselves that are missing. */
const words = [
  {
    lang: 'de',
    title: 'Diese Seite konnte nicht geladen werden',
    text: 'Bitte prüfen Sie Ihre Internetverbindung.',
    again: 'Noch einmal versuchen',
  },
  {
    lang: 'en',
    title: 'This page could not be loaded',
    text: 'Please check your internet connection.',
    again: 'Try again',
  },
]

/** What a person sees when not even the portal's sentences could be had after all tries (R342). */
export function showStartFailure(root: HTMLElement): void {
  root.replaceChildren(
    ...words.map(({ lang, title, text, again }) => {
      const section = document.createElement('section')
      section.lang = lang
      section.style.padding = '24px'
      const button = element('button', again)
      button.addEventListener('click', () => window.location.reload())
      section.append(element('h1', title), element('p', text), button)
      return section
    }),
  )
}

function element(name: 'h1' | 'p' | 'button', text: string): HTMLElement {
  const made = document.createElement(name)
  made.textContent = text
  return made
}
