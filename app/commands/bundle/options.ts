import type { BuildOptions } from 'esbuild'

/** What the start, the program and the commands are compiled with. */
export const COMMON = {
  bundle: true,
  platform: 'node',
  target: 'node20',
  logLevel: 'warning',
} as const satisfies BuildOptions

/** Found by Node when they are needed: they hold native code or data files, or run in a process of their own. */
export const LEFT_OUT = [
  '@libpdf/core',
  '@napi-rs/canvas',
  '@node-rs/argon2',
  'better-sqlite3',
  'fontkit',
  'fsevents',
  'pdfjs-dist',
  'pdfkit',
]
