import { release } from './release/release'

release(process.argv.slice(2)).then(
  ({ text, exitCode }) => {
    process.stdout.write(`${text}\n`)
    process.exitCode = exitCode
  },
  (error: Error) => {
    process.stderr.write(`No release was made.\n${error.message}\n`)
    process.exitCode = 1
  },
)
