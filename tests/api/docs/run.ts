import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** How all examples of a language run in one process, each as it stands. */
const RUNNERS: Record<
  string,
  (codes: readonly string[], folder: string) => [command: string, args: string[]]
> = {
  curl: (codes, folder) => {
    const script = ['curl() { command curl -sS --fail-with-body "$@" && echo; }', 'set -e', ...codes]
    writeFileSync(join(folder, 'all.sh'), script.join('\n'))
    return ['bash', ['all.sh']]
  },
  Node: (codes, folder) => {
    for (const [index, code] of codes.entries()) writeFileSync(join(folder, `${index}.mjs`), code)
    writeFileSync(
      join(folder, 'all.mjs'),
      codes.map((_, index) => `await import('./${index}.mjs')`).join('\n'),
    )
    return [process.execPath, ['all.mjs']]
  },
  Python: (codes, folder) => {
    writeFileSync(join(folder, 'all.json'), JSON.stringify(codes))
    return ['python3', ['-c', 'import json\nfor code in json.load(open("all.json")): exec(code, {})']]
  },
}

export const LANGUAGES = Object.keys(RUNNERS)

export async function runAll(
  language: string,
  codes: readonly string[],
  env: Record<string, string>,
): Promise<{ exitCode: number | null; output: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'zahltag-examples-'))
  const [command, args] = RUNNERS[language]?.(codes, folder) ?? ['', []]
  let output = ''
  try {
    const child = spawn(command, args, { cwd: folder, env: { ...process.env, ...env } })
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        output += chunk
      })
    const exitCode = await new Promise<number | null>((resolve, reject) => {
      child.once('error', reject)
      child.once('close', resolve)
    })
    return { exitCode, output }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
