import { defineConfig } from 'vite'
import { contractModules } from '../scripts/panel/contract-modules.ts'

/** The panel is a build of its own beside the portal's: its first file has a fixed name, the others change with their content. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/panel/',
  publicDir: false,
  plugins: [contractModules()],
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    target: 'es2024',
    outDir: '../dist-panel',
    emptyOutDir: true,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 1_000,
    // As a library, so that the first file loads the others without Vite's help, which is twice its size.
    lib: { entry: 'entry.ts', formats: ['es'], fileName: 'entry' },
    rolldownOptions: { output: { minify: true, chunkFileNames: 'assets/[name]-[hash].js' } },
  },
})
