/** Where the file routes are and where their typed tree goes; the generator and Vite use the same. */
export const routerOptions = {
  target: 'react',
  routesDirectory: './src/routes',
  generatedRouteTree: './generated/route-tree.gen.ts',
  routeFileIgnorePattern: '\\.(test|fake)\\.',
  quoteStyle: 'single',
  semicolons: false,
  autoCodeSplitting: true,
} as const
