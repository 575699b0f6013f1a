import { mergeMantineTheme, DEFAULT_THEME } from '@mantine/core'
import { expect, it } from 'vitest'
import { theme } from './theme.ts'

const merged = mergeMantineTheme(DEFAULT_THEME, theme)

it('the portal changes its layout at 0, 576, 768, 992, 1200 and 1400 pixels @R337', () => {
  const pixels = Object.entries(merged.breakpoints).map(([name, em]) => [name, Number.parseFloat(em) * 16])
  expect(Object.fromEntries(pixels)).toEqual({ xs: 0, sm: 576, md: 768, lg: 992, xl: 1200, xxl: 1400 })
})

it('a modal opens in 300 ms and its backdrop in 150 ms @R338', () => {
  expect(merged.components.Modal?.defaultProps).toMatchObject({
    transitionProps: { duration: 300 },
    overlayProps: { transitionProps: { duration: 150 } },
  })
})
