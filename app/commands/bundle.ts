import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bundleCommands } from './bundle/commands'
import { bundlePdfLibraries } from './bundle/pdf-libraries'
import { bundleProgram } from './bundle/program'

const FOLDER = 'build'
const SECRET_BYTES = 32

/** The second half of `npm run build`: bundles the commands, the PDF reader's libraries and Remix's output, then starts the result once on an empty directory. */
async function bundle(): Promise<void> {
  bundleCommands(join(FOLDER, 'commands'))
  bundlePdfLibraries(FOLDER)
  const { program } = await bundleProgram(FOLDER)
  const scratch = mkdtempSync(join(tmpdir(), 'zahltag-build-'))
  try {
    const port = String(await freePort())
    const start = spawn(
      process.execPath,
      ['--import', 'tsx', fileURLToPath(new URL('bundle/warm.ts', import.meta.url)), resolve(program)],
      {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: {
          PATH: process.env.PATH,
          NODE_ENV: 'production',
          LOG_LEVEL: 'error',
          DATA_DIR: scratch,
          HOST: '127.0.0.1',
          PORT: port,
          BASE_URL: `http://localhost:${port}`,
          LINK_KEYS: `k1:${secret()}`,
          FIELD_KEYS: `k1:${secret()}`,
          WEBHOOK_SECRET: secret(),
        },
      },
    )
    const [code] = (await once(start, 'exit')) as [number | null]
    process.exitCode = code ?? 1
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
}

function secret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url')
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

await bundle()
