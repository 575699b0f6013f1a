import type { Plugin } from 'vite'

/** Palettes of Mantine that no page of ours has (its own theme begins with blue); a fifth of what the theme weighs in the first file. */
export const unusedColors = ['pink', 'grape', 'violet', 'indigo', 'cyan', 'green', 'lime', 'orange'] as const

/**
 * Parts of Mantine that its own components bring along and no page of ours shows: style sheets that are worked out in the browser (ours
 * are in generated/theme.css), what moves in a button while `loading` (ours is in shared/elements/soft-disabled.ts), buttons in one frame, and the
 * button that empties an input. And what axios has for places that cannot send as a page does, such as a worker.
 */
export const unusedParts = [
  ...[
    { of: 'MantineProvider/MantineProvider.mjs', from: './MantineCssVariables/MantineCssVariables.mjs' },
    { of: 'MantineProvider/MantineProvider.mjs', from: './MantineClasses/MantineClasses.mjs' },
    { of: 'Button/Button.mjs', from: '../Transition/Transition.mjs' },
    { of: 'Button/Button.mjs', from: '../Loader/Loader.mjs' },
    { of: 'Button/Button.mjs', from: './ButtonGroup/ButtonGroup.mjs' },
    { of: 'Button/Button.mjs', from: './ButtonGroupSection/ButtonGroupSection.mjs' },
    { of: 'Input/Input.mjs', from: '../Loader/Loader.mjs' },
    { of: 'Input/Input.mjs', from: './InputClearButton/InputClearButton.mjs' },
    // What it exports is called as its file.
  ].map((part) => ({ ...part, in: 'node_modules/@mantine/core/esm', name: /(\w+)\.mjs$/.exec(part.from)![1]! })),
  { of: 'adapters/adapters.js', from: './fetch.js', in: 'node_modules/axios/lib', name: 'getFetch' },
]

const exported = [...new Set(unusedParts.map(({ name }) => name))]

const nothing = '\0no-part'

/** Leaves them out of the build. */
export const withoutUnusedParts = (): Plugin => ({
  name: 'without-unused-parts',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: new RegExp(`^(${unusedParts.map(({ from }) => from.replaceAll('.', String.raw`\.`)).join('|')})$`) },
    handler: (from, importer) =>
      unusedParts.some((part) => part.from === from && importer?.includes(part.in) && importer.endsWith(`/${part.of}`))
        ? nothing
        : null,
  },
  load: {
    filter: { id: /^\0no-part$/ },
    handler: () => exported.map((name) => `export const ${name} = () => null`).join('\n'),
  },
  transform: {
    filter: { id: /MantineProvider\/default-colors\.mjs$/ },
    handler: (code) =>
      unusedColors.reduce((rest, color) => rest.replace(new RegExp(`\\s${color}: \\[[^\\]]*\\],?`), ''), code),
  },
})
