import { usualLanguage } from '~/command-line/machine-language'
import { loadEnvFile } from '~/settings/env-file'
import { failureOf } from '~/start/failure'

/** The service's settings. Without them a command might work on another folder, so it ends. */
export function loadSettings(): void {
  try {
    loadEnvFile()
  } catch (error) {
    const { text, exitCode } = failureOf(error, usualLanguage(process.argv.slice(2)))
    process.stderr.write(`${text}\n`)
    process.exit(exitCode)
  }
}
