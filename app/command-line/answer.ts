/** What a command says at its end. */
export interface Answer {
  text: string
  exitCode: number
  /** Bad news is what was asked for, as of `verify`: no failure of the command. */
  isFinding?: boolean
}

/** Results and findings go to stdout, and why a command did not do its work goes to stderr. */
export function say({ text, exitCode, isFinding = false }: Answer): void {
  const stream = exitCode === 0 || isFinding ? process.stdout : process.stderr
  stream.write(`${text}\n`)
  process.exitCode = exitCode
}
