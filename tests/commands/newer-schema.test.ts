import { spawn } from 'node:child_process'
import { dirname } from 'node:path'
import { expect, test } from 'vitest'
import { Sqlite } from '~db/sqlite'
import { freshDatabase } from '../support/database'

test.each([['verify'], ['user'], ['keys'], ['rehearse'], ['restore'], ['doctor']])(
  'npm run %s refuses a database of a newer release in words',
  async (name) => {
    const { file } = freshDatabase()
    const copy = `${file}.copy`
    const sqlite = new Sqlite(file)
    sqlite.exec(`insert into kysely_migration values ('9999-future', ''); vacuum into '${copy}'`)
    sqlite.close()
    const words: Record<string, string[]> = {
      user: ['reset-password', 'a@b.example'],
      keys: ['check'],
      restore: [copy],
    }
    const { code, output } = await run(name, words[name] ?? [], dirname(file))
    expect(output).toContain('was made by a newer Zahltag: this one does not know 9999-future')
    expect(output).not.toMatch(/\n\s+at /)
    expect(code).toBe(78)
  },
)

function run(
  name: string,
  words: string[],
  dataDir: string,
): Promise<{ code: number | null; output: string }> {
  const child = spawn('sh', ['db/operator/run', `commands/${name}`, ...words, '--language', 'en'], {
    env: { ...process.env, DATA_DIR: dataDir },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, output })))
}
