import { rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { buildSync } from 'esbuild'
import { COMMON, LEFT_OUT } from './options'

/** What operators run with `npm run`, and the service by itself. */
export const COMMANDS = [
  'backup',
  'doctor',
  'export',
  'keys',
  'rehearse',
  'restore',
  'retention',
  'user',
  'verify',
] as const

/** Compiles each command into a file of its own, `backup.js`, beside the parts that several of them share. */
export function bundleCommands(folder: string): void {
  // Shared parts are named by what is in them: those of another build would stay for ever.
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
    // What the libraries among them require.
    banner: {
      js: `import { createRequire as requireFrom } from 'node:module';const require = requireFrom(import.meta.url);`,
    },
  })
}
