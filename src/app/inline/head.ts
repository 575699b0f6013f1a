/** The inline script in the head of the page, before anything is drawn. */
import { preloadAreaFiles, preloadScript, readPageFiles } from '#src/shared/shell/page-files.ts'
import { applyStoredChoices, isSignedIn, loginAddress, watchStart } from './before-program.ts'

watchStart()
applyStoredChoices()
const files = readPageFiles()
const login = loginAddress(files.guarded ?? [])
if (login === undefined) {
  for (const words of files.words?.[document.documentElement.lang] ?? []) preloadScript(words, 'high')
  if (isSignedIn()) preloadAreaFiles()
} else {
  window.stop() // The rest of this page would load in vain.
  window.location.replace(login)
}
