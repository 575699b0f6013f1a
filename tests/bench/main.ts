/** `npm run bench`: every benchmark, one after the other, also after one that was too slow; they write docs/benchmarks.md. */
await import('./beside-prism.ts')
await import('./customer-lists.ts')
await import('./sandbox-start.ts')
