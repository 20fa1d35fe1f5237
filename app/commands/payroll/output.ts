export interface Output {
  stdout: { write(text: string): unknown }
  stderr: { write(text: string): unknown }
}
