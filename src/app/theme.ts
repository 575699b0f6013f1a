import { createTheme, type CSSVariablesResolver, type DefaultMantineSize, type MantineColorsTuple } from '@mantine/core'

declare module '@mantine/core' {
  interface MantineThemeSizesOverride {
    breakpoints: Record<DefaultMantineSize | 'xxl', string>
  }
}

/** A calm petrol; white on shade 8 and shade 3 on dark grey keep 4.5 : 1. */
const petrol: MantineColorsTuple = [
  '#e7f4f7',
  '#d2e7ed',
  '#a5cfda',
  '#74b5c6',
  '#4c9fb5',
  '#3191aa',
  '#1d8aa5',
  '#0a7890',
  '#006478',
  '#005466',
]

/** The dot of the wordmark, and of each pictogram; never a colour of text or of a state (docs/decisions/047). */
const brandDot = '#f2b84b'

/** Greys with a touch of the brand; shade 7 is a surface and shade 8 the page behind it. */
const dark: MantineColorsTuple = [
  '#d3dde1',
  '#b1c0c6',
  '#8ea1a9',
  '#647a83',
  '#3d535c',
  '#2e434b',
  '#24373f',
  '#1a2b32',
  '#111f25',
  '#0a151a',
]

/** The header of a modal is no banner of the page. */
const windowHeader = { header: { role: 'none' } }

/** The one place for colour, type, space, radius and shadow. */
export const theme = createTheme({
  colors: { petrol, dark },
  primaryColor: 'petrol',
  primaryShade: { light: 8, dark: 8 },
  autoContrast: true,
  luminanceThreshold: 0.35,
  respectReducedMotion: true,
  defaultRadius: 'md',
  cursorType: 'pointer',
  fontFamily: 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Liberation Sans", sans-serif',
  headings: {
    fontWeight: '650',
    sizes: {
      h1: { fontSize: 'clamp(1.5rem, 1.3rem + 0.6vw, 1.75rem)', lineHeight: '1.2' },
      h2: { fontSize: '1.25rem', lineHeight: '1.3' },
      h3: { fontSize: '1.125rem', lineHeight: '1.35' },
    },
  },
  // 0, 576, 768, 992, 1200 and 1400 px (R337).
  breakpoints: { xs: '0em', sm: '36em', md: '48em', lg: '62em', xl: '75em', xxl: '87.5em' },
  shadows: {
    sm: '0 1px 2px rgb(0 40 50 / 8%), 0 2px 8px rgb(0 40 50 / 6%)',
    md: '0 2px 4px rgb(0 40 50 / 8%), 0 10px 30px rgb(0 40 50 / 10%)',
  },
  // Named by hand: a component's own extend() would bring the component into every page.
  components: {
    Button: { defaultProps: { size: 'md' } },
    Container: { defaultProps: { size: 1760 } },
    TextInput: { defaultProps: { size: 'md' } },
    PasswordInput: { defaultProps: { size: 'md' } },
    Drawer: { defaultProps: { attributes: windowHeader } },
    Modal: {
      defaultProps: {
        attributes: windowHeader,
        centered: true,
        transitionProps: { duration: 300 }, // R338
        overlayProps: { transitionProps: { duration: 150 } },
      },
    },
  },
})

/** Quiet text keeps 4.5 : 1 on every surface of its scheme; so do errors. */
export const cssVariables: CSSVariablesResolver = () => ({
  // Text is read up to this width, lists use what the window has.
  variables: {
    '--width-text': '1200px',
    '--list-row-height': '44px',
    '--list-font-size': '0.875rem',
    '--brand-dot': brandDot,
  },
  light: {
    '--mantine-color-dimmed': '#4d6169',
    '--mantine-color-error': '#c92a2a',
    '--mantine-color-placeholder': '#5c7078',
  },
  dark: {
    '--mantine-color-dimmed': '#a3b3b9',
    '--mantine-color-error': '#ff8787',
    '--mantine-color-placeholder': '#8ea1a9',
    '--mantine-color-gray-light-hover': 'var(--mantine-color-dark-5)',
    // The colours of Mantine itself are nearly white, and do not distinguish deleting from editing.
    '--mantine-color-red-light-color': 'var(--mantine-color-error)',
    '--mantine-color-petrol-light-color': 'var(--mantine-color-petrol-3)',
  },
})
