import { chmodSync, writeFileSync } from 'node:fs'
import { codeCacheOf, loadProgram } from '~/start/load-program'

const ASKED = ['/api/health', '/anmelden']
const PATIENCE_MS = 30_000
const PAUSE_MS = 20

/** Starts the given program and keeps V8's compiled code for it. Exits with 1 if it does not start. */
async function warm(file: string): Promise<void> {
  const program = loadProgram(file)
  program.run()
  await untilListening()
  for (const path of ASKED) await (await fetch(`${process.env.BASE_URL}${path}`)).text()
  writeFileSync(codeCacheOf(file), program.codeCache())
  // Not secret, unlike what the umask is set for.
  chmodSync(codeCacheOf(file), 0o644)
  process.kill(process.pid, 'SIGTERM')
}

async function untilListening(): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS
  for (;;) {
    try {
      const answer = await fetch(`${process.env.BASE_URL}/api/health`)
      if (answer.ok) return
    } catch (error) {
      if (Date.now() > deadline) throw error
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
}

// The program must not see our argument.
const [file = ''] = process.argv.splice(2)

warm(file).catch((error: unknown) => {
  process.stderr.write(`The build does not start: ${String(error)}\n`)
  process.exit(1)
})
