import type { KnipConfig } from 'knip'
import everything from './knip.config'

/**
 * `knip --production --config tests/knip-product.config.ts`: the product without its tests. What nothing but a test calls
 * is dead.
 */
export default {
  ...everything,
  entry: everything.entry.filter((path) => !path.startsWith('tests/')).map((path) => `${path}!`),
  // Read by child processes that are handed their program as text.
  ignoreDependencies: [...everything.ignoreDependencies, '@libpdf/core', 'hucre'],
  ignoreBinaries: ['remix'],
  // A part of a file may be opened for its test.
  ignoreExportsUsedInFile: true,
  project: ['app/**/*.{ts,tsx}!', 'db/**/*.ts!'],
} satisfies KnipConfig
