import { usualLanguage } from '~/command-line/machine-language'
import { loadEnvFile } from '~/settings/env-file'
import { failureOf } from '~/start/failure'

/** The settings of the service; without them a command would work on another folder than the service, so it ends. */
export function loadSettings(): void {
  try {
    loadEnvFile()
  } catch (error) {
    const { text, exitCode } = failureOf(error, usualLanguage(process.argv.slice(2)))
    process.stderr.write(`${text}\n`)
    process.exit(exitCode)
  }
}
