import { MantineProvider } from '@mantine/core'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { cssVariables, theme } from '#src/app/theme.ts'

/** The variables and classes of our theme as a file; by itself Mantine works them out while the page opens. */
export function themeFile(): string {
  const markup = renderToStaticMarkup(createElement(MantineProvider, { theme, cssVariablesResolver: cssVariables }))
  const sheets = [...markup.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text]) => text!)
  if (sheets.length !== 2) throw new Error(`Mantine writes ${sheets.length} sheets for a theme, not 2`)
  return `/* Written by \`npm run generate\` from src/app/theme.ts. */\n${sheets.join('\n').replaceAll(/(?<=[{;}])(?=\S)/g, '\n')}\n`
}
