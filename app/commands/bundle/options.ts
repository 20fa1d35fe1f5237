import type { BuildOptions } from 'esbuild'

export const COMMON = {
  bundle: true,
  platform: 'node',
  target: 'node20',
  logLevel: 'warning',
} as const satisfies BuildOptions

/** Left to Node to resolve: they have native code or data files, or run in their own process. */
export const LEFT_OUT = [
  '@libpdf/core',
  '@napi-rs/canvas',
  '@node-rs/argon2',
  'better-sqlite3',
  'better-sqlite3-13',
  'fontkit',
  'fsevents',
  'pdfjs-dist',
  'pdfkit',
]
