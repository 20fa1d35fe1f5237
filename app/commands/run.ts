import { type Answer, say } from '~/command-line/answer'
import { usualLanguage } from '~/command-line/machine-language'
import { failureOf } from '~/start/failure'
import { actAsOwner } from './act-as-owner'
import { allowClosedPipe } from './closed-pipe'
import { loadSettings } from './load-settings'

/** Runs a command with the service's settings, as the owner of its data unless told otherwise. */
export async function run(
  command: (args: string[]) => Promise<Answer>,
  { asOwner = true }: { asOwner?: boolean } = {},
): Promise<void> {
  const args = process.argv.slice(2)
  allowClosedPipe()
  loadSettings()
  say(await work().catch((error) => failureOf(error, usualLanguage(args))))

  async function work(): Promise<Answer> {
    if (asOwner) await actAsOwner()
    process.umask(0o077)
    return command(args)
  }
}
