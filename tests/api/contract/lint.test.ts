import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { openApi } from '~/api/contract/document.server'

const REDOCLY = resolve('node_modules/@redocly/cli/bin/cli.js')
/** It would tell its makers, and ask them for a newer version. */
const QUIET = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }

interface Found {
  ruleId: string
  message: string
  location: { pointer?: string }[]
}

test('Redocly’s recommended rules find nothing in the contract', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'zahltag-contract-'))
  try {
    // They know that localhost is nobody’s address.
    writeFileSync(join(folder, 'openapi.json'), JSON.stringify(openApi('https://zahltag.firm.de')))
    const args = [REDOCLY, 'lint', 'openapi.json', '--extends=recommended', '--format=json']
    const { stdout } = await promisify(execFile)(process.execPath, args, {
      cwd: folder,
      env: { ...process.env, ...QUIET },
    })
    const { problems } = JSON.parse(stdout) as { problems: Found[] }
    expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual(
      [],
    )
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
