import { rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { buildSync } from 'esbuild'
import { COMMON, LEFT_OUT } from './options'

export const COMMANDS = [
  'backup',
  'doctor',
  'export',
  'keys',
  'payroll-year',
  'rehearse',
  'restore',
  'retention',
  'user',
  'verify',
] as const

/** Compiles each command into its own file, `backup.js`, with shared parts beside it. */
export function bundleCommands(folder: string): void {
  // Shared parts are named by a hash, so those of an earlier build would stay.
  rmSync(folder, { recursive: true, force: true })
  buildSync({
    ...COMMON,
    entryPoints: COMMANDS.map((name) => resolve(`app/commands/${name}.ts`)),
    outdir: folder,
    format: 'esm',
    splitting: true,
    minifySyntax: true,
    minifyWhitespace: true,
    external: LEFT_OUT,
    define: { 'process.env.NODE_ENV': '"production"' },
    // Bundled CommonJS libraries call `require`.
    banner: {
      js: `import { createRequire as requireFrom } from 'node:module';const require = requireFrom(import.meta.url);`,
    },
  })
}
