import type { Plugin } from 'vite'

/** Palettes of Mantine that no page of ours has (its own theme begins with blue); a fifth of what the theme weighs in the first file. */
export const unusedColors = ['pink', 'grape', 'violet', 'indigo', 'cyan', 'green', 'lime', 'orange'] as const

/** Leaves them out of the build. */
export const withoutUnusedColors = (): Plugin => ({
  name: 'without-unused-colors',
  apply: 'build',
  transform: {
    filter: { id: /MantineProvider\/default-colors\.mjs$/ },
    handler: (code) =>
      unusedColors.reduce((rest, color) => rest.replace(new RegExp(`\\s${color}: \\[[^\\]]*\\],?`), ''), code),
  },
})
