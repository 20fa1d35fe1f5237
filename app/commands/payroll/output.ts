/** Where a command writes: the process, or what a test reads. */
export interface Output {
  stdout: { write(text: string): unknown }
  stderr: { write(text: string): unknown }
}
