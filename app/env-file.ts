import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { OperatorFault } from '~db/operator-fault'

/** Takes over what .env says and the environment does not; false without one. @throws OperatorFault */
export function loadEnvFile(file: string): boolean {
  if (!existsSync(file)) return false
  try {
    process.loadEnvFile(file)
    return true
  } catch {
    // Node calls a file that may not be read one that is not there.
    const path = resolve(file)
    throw new OperatorFault({
      de: `${path} mit den Einstellungen ist für diesen Benutzer nicht lesbar. Rufen Sie dies als der Benutzer auf, dem die Datei gehört, oder als root.`,
      en: `${path}, which holds the settings, cannot be read by this user. Run this as the user that owns the file, or as root.`,
    })
  }
}
