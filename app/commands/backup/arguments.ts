import { parseArgs } from 'node:util'
import { EXIT, Refusal } from '~db/backup/refusal'

export const USAGE = `Usage: npm run backup -- [--time-limit <seconds>]

Copies the database of DATA_DIR, while the service runs, into DATA_DIR/backups, checks the copy and
prints its path. The copy may take 1800 seconds, or as long as --time-limit says.

Exit codes: 0 a backup was made; 1 it failed, or the copy was damaged; 64 unknown arguments;
66 there is no database; 75 another backup is running; 124 the time limit ran out.`

/** @throws Refusal */
export function understand(args: string[]): { help: boolean; seconds: number } {
  try {
    const { values } = parseArgs({
      args,
      options: {
        help: { type: 'boolean', short: 'h', default: false },
        'time-limit': { type: 'string', default: '1800' },
      },
    })
    const limit = values['time-limit']
    if (!/^\d{1,6}$/.test(limit)) throw new Error(`${limit} is not a number of seconds.`)
    return { help: values.help, seconds: Number(limit) }
  } catch (error) {
    throw new Refusal(EXIT.usage, `${(error as Error).message}\n\n${USAGE}`)
  }
}
