export interface Answer {
  text: string
  exitCode: number
  /** The bad news is a result, as for `verify`, and not a failure of the command. */
  isFinding?: boolean
}

/** Results and findings go to stdout, failures to stderr. */
export function say({ text, exitCode, isFinding = false }: Answer): void {
  const stream = exitCode === 0 || isFinding ? process.stdout : process.stderr
  stream.write(`${text}\n`)
  process.exitCode = exitCode
}
