/** Code for `loadProgram`, which reads single bytes: esbuild escapes strings but not regular expressions. */
export function inAscii(text: string): string {
  return text.replace(/[\u0080-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
}
